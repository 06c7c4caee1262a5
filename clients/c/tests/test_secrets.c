// Secrets, with the real host: a host with an access document knows who asks.
#include "check.h"
#include "clients.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/// A host with one identity, which may do everything. The host makes the file with the secret.
typedef struct guarded_host {
    real_host host;
    char folder[64];
    char document[96];
    char secret[96];
    char wrong[96];
} guarded_host;

static void write_file(const char *path, const char *text) {
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    CHECK(fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text));
    close(fd);
}

static void guarded_host_start(guarded_host *guarded) {
    snprintf(guarded->folder, sizeof guarded->folder, "/tmp/nh-XXXXXX");
    CHECK(mkdtemp(guarded->folder) != NULL);
    snprintf(guarded->document, sizeof guarded->document, "%s/access.json", guarded->folder);
    snprintf(guarded->secret, sizeof guarded->secret, "%s/owner.secret", guarded->folder);
    snprintf(guarded->wrong, sizeof guarded->wrong, "%s/wrong", guarded->folder);
    write_file(
        guarded->document,
        "{\"identities\":[{\"name\":\"owner\",\"secretFile\":\"owner.secret\"}],\"grants\":[{\"to\":[\"owner\"],\"allow\":[\"*\"]}]}"
    );
    write_file(guarded->wrong, "0123456789abcdef0123456789abcdef\n");
    guarded->host = real_host_new("--access", guarded->document);
}

static void guarded_host_free(guarded_host *guarded) {
    real_host_free(&guarded->host);
    unlink(guarded->document);
    unlink(guarded->secret);
    unlink(guarded->wrong);
    CHECK(rmdir(guarded->folder) == 0);
}

static bool is_owner(nav_client *client) {
    json_object *described = call(client, "access.describe", NULL);
    bool is_owner = strcmp(string_of(described, "identity"), "owner") == 0;
    json_object_put(described);
    return is_owner;
}

static void count_event(nav_client *client, nav_event event, const nav_error *error, void *context) {
    (void)client;
    (void)error;
    ((int *)context)[event]++;
}

static void a_secret_says_who_asks_on_every_connection(void) {
    guarded_host guarded;
    guarded_host_start(&guarded);
    int events[3] = {0};
    nav_options options = {
        .reconnect = true, .timeout = PATIENCE, .secret_file = guarded.secret, .on_connection = count_event, .context = events,
    };
    nav_client *client = nav_connect(guarded.host.path, &options, NULL);
    CHECK(client != NULL && is_owner(client));
    real_host_end(&guarded.host, SIGKILL);
    real_host_start(&guarded.host);
    WAIT_UNTIL(client, events[NAV_RECONNECTED] == 1);
    CHECK(is_owner(client));
    nav_close(client);
    guarded_host_free(&guarded);
}

/// A file of the client's own, which it may lose.
static void copy_file(const char *from, const char *to) {
    char text[256];
    int fd = open(from, O_RDONLY);
    ssize_t count = read(fd, text, sizeof text - 1);
    CHECK(fd >= 0 && count > 0);
    text[count > 0 ? count : 0] = '\0';
    close(fd);
    write_file(to, text);
}

static void without_its_secret_a_client_is_not_connected_again(void) {
    guarded_host guarded;
    guarded_host_start(&guarded);
    copy_file(guarded.secret, guarded.wrong);
    int events[3] = {0};
    nav_options options = {
        .reconnect = true, .timeout = PATIENCE, .secret_file = guarded.wrong, .on_connection = count_event, .context = events,
    };
    nav_client *client = nav_connect(guarded.host.path, &options, NULL);
    CHECK(client != NULL && is_owner(client));
    real_host_end(&guarded.host, SIGKILL);
    unlink(guarded.wrong);
    real_host_start(&guarded.host);
    WAIT_UNTIL(client, events[NAV_DISCONNECTED] >= 2);
    CHECK(events[NAV_RECONNECTED] == 0 && strcmp(nav_loss(client)->name, "secret_unreadable") == 0);
    copy_file(guarded.secret, guarded.wrong);
    WAIT_UNTIL(client, events[NAV_RECONNECTED] == 1);
    CHECK(is_owner(client));
    nav_close(client);
    guarded_host_free(&guarded);
}

static void the_environment_names_the_file(void) {
    guarded_host guarded;
    guarded_host_start(&guarded);
    setenv("NAVHOST_SECRET_FILE", guarded.secret, 1);
    nav_client *client = nav_connect(guarded.host.path, &(nav_options){.timeout = PATIENCE}, NULL);
    CHECK(client != NULL && is_owner(client));
    nav_close(client);
    unsetenv("NAVHOST_SECRET_FILE");
    guarded_host_free(&guarded);
}

static void a_wrong_or_missing_secret_is_no_connection(void) {
    guarded_host guarded;
    guarded_host_start(&guarded);
    nav_error error = {0};
    CHECK(nav_connect(guarded.host.path, &(nav_options){.timeout = PATIENCE, .secret_file = guarded.wrong}, &error) == NULL);
    CHECK(error.status == NAV_REFUSED && strcmp(error.name, "not_allowed") == 0);
    nav_error_clear(&error);
    CHECK(nav_connect(guarded.host.path, &(nav_options){.secret_file = "/nowhere/secret"}, &error) == NULL);
    CHECK(strcmp(error.name, "secret_unreadable") == 0);
    nav_error_clear(&error);
    guarded_host_free(&guarded);
}

const test secret_tests[] = {
    {"a secret says who asks on every connection", a_secret_says_who_asks_on_every_connection},
    {"without its secret a client is not connected again", without_its_secret_a_client_is_not_connected_again},
    {"the environment names the file", the_environment_names_the_file},
    {"a wrong or missing secret is no connection", a_wrong_or_missing_secret_is_no_connection},
    {0},
};
