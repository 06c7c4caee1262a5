#include "hosts.h"
#include "check.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static void make_folder(char *folder, size_t size, char *path, size_t path_size) {
    snprintf(folder, size, "/tmp/nh-XXXXXX");
    CHECK(mkdtemp(folder) != NULL);
    snprintf(path, path_size, "%s/h.sock", folder);
}

static void remove_folder(const char *folder, const char *path) {
    char lock[128];
    snprintf(lock, sizeof lock, "%s.lock", path);
    unlink(lock);
    unlink(path);
    CHECK(rmdir(folder) == 0);
}

// Programs

pid_t start_program(const char *program, char *const arguments[], const char *socket, int *output) {
    int ends[2];
    CHECK(pipe(ends) == 0);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    setenv("NAVHOST_SOCKET", socket, 1);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addclose(&actions, ends[1]);
    pid_t process = 0;
    int failure = posix_spawn(&process, program, &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    unsetenv("NAVHOST_SOCKET");
    close(ends[1]);
    if (failure != 0) {
        fprintf(stderr, "cannot start %s: %s\n", program, strerror(failure));
        exit(2);
    }
    *output = ends[0];
    return process;
}

void end_program(pid_t process, int signal) {
    int status;
    kill(process, signal);
    while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
    }
}

static void wait_for_output(int output) {
    char byte;
    ssize_t count;
    do {
        count = read(output, &byte, 1);
    } while (count < 0 && errno == EINTR);
    CHECK(count == 1);
}

void real_host_start(real_host *host) {
    const char *program = getenv("NAVHOST_BIN");
    if (program == NULL) {
        fprintf(stderr, "NAVHOST_BIN must name the navhost to test with\n");
        exit(2);
    }
    char *arguments[] = {
        (char *)program, "serve", "--socket", host->path, "--store", "none", "--config", "none", "--log-level", "error",
        "--question-timeout", "600", "--max-question-timeout", "600", "--output-stall", "600", (char *)host->option, (char *)host->value, NULL,
    };
    int output;
    host->process = start_program(program, arguments, host->path, &output);
    // The first byte comes when it listens.
    wait_for_output(output);
    close(output);
}

real_host real_host_new(const char *option, const char *value) {
    real_host host = {.option = option, .value = value};
    make_folder(host.folder, sizeof host.folder, host.path, sizeof host.path);
    real_host_start(&host);
    return host;
}

static bool catches(pid_t process, int signal) {
    char path[64], line[128];
    unsigned long long caught = 0;
    snprintf(path, sizeof path, "/proc/%ld/status", (long)process);
    FILE *file = fopen(path, "r");
    while (file && fgets(line, sizeof line, file) && sscanf(line, "SigCgt: %llx", &caught) != 1) {
    }
    if (file) {
        fclose(file);
    }
    return caught >> (signal - 1) & 1;
}

/// It listens a moment before it is ready to be told to end.
static void wait_for_handler(pid_t process, int signal) {
    int64_t end = milliseconds() + 1000 * PATIENCE;
    while (!catches(process, signal) && milliseconds() < end) {
        poll(NULL, 0, 1);
    }
}

void real_host_end(real_host *host, int signal) {
    if (signal == SIGTERM) {
        wait_for_handler(host->process, signal);
    }
    end_program(host->process, signal);
    host->process = 0;
}

void real_host_free(real_host *host) {
    if (host->process) {
        real_host_end(host, SIGTERM);
    }
    remove_folder(host->folder, host->path);
}

// Scripts

static void *play(void *context) {
    scripted_host *host = context;
    for (script_fn **script = host->scripts; *script; script++) {
        peer peer = {.fd = accept(host->listener, NULL, NULL)};
        if (peer.fd < 0) {
            break;
        }
        (*script)(&peer);
        close(peer.fd);
    }
    return NULL;
}

void scripted_host_start(scripted_host *host, script_fn *const scripts[]) {
    *host = (scripted_host){0};
    for (size_t index = 0; scripts[index]; index++) {
        host->scripts[index] = scripts[index];
    }
    make_folder(host->folder, sizeof host->folder, host->path, sizeof host->path);
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    memcpy(address.sun_path, host->path, strlen(host->path) + 1);
    host->listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    CHECK(bind(host->listener, (struct sockaddr *)&address, sizeof address) == 0);
    CHECK(listen(host->listener, 8) == 0);
    CHECK(pthread_create(&host->thread, NULL, play, host) == 0);
}

void scripted_host_join(scripted_host *host) {
    if (!host->is_joined) {
        pthread_join(host->thread, NULL);
        host->is_joined = true;
    }
}

void scripted_host_stop(scripted_host *host) {
    shutdown(host->listener, SHUT_RDWR);
    scripted_host_join(host);
    close(host->listener);
    remove_folder(host->folder, host->path);
}

/// Whether there is something to read, or the end.
static bool wait_input(peer *peer) {
    struct pollfd socket = {.fd = peer->fd, .events = POLLIN};
    int count;
    do {
        count = poll(&socket, 1, 1000 * PATIENCE);
    } while (count < 0 && errno == EINTR);
    CHECK(count == 1);
    return count == 1;
}

static bool fill(peer *peer) {
    if (!wait_input(peer) || peer->length + 1 >= sizeof peer->buffer) {
        return false;
    }
    ssize_t count = read(peer->fd, peer->buffer + peer->length, sizeof peer->buffer - peer->length - 1);
    peer->length += count > 0 ? (size_t)count : 0;
    return count > 0;
}

const char *peer_read(peer *peer) {
    static _Thread_local char line[1 << 16];
    char *feed;
    while ((feed = memchr(peer->buffer, '\n', peer->length)) == NULL) {
        if (!fill(peer)) {
            return "";
        }
    }
    size_t length = (size_t)(feed - peer->buffer);
    memcpy(line, peer->buffer, length);
    line[length] = '\0';
    peer->length -= length + 1;
    memmove(peer->buffer, feed + 1, peer->length);
    return line;
}

void peer_send_bytes(peer *peer, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t sent = send(peer->fd, bytes, length, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR) {
            return; // The client may leave whenever it likes.
        }
        bytes += sent > 0 ? sent : 0;
        length -= sent > 0 ? (size_t)sent : 0;
    }
}

void peer_send(peer *peer, const char *text) {
    char *copy = strdup(text);
    for (char *at = copy; *at; at++) {
        *at = *at == '\'' ? '"' : *at;
    }
    peer_send_bytes(peer, copy, strlen(copy));
    free(copy);
}

long peer_id(const char *line) {
    const char *id = strstr(line, "\"id\":");
    return id ? strtol(id + 5, NULL, 10) : 0;
}

void peer_answer(peer *peer, const char *result) {
    const char *member = "result";
    if (strncmp(result, "error:", 6) == 0) {
        member = "error";
        result += 6;
    }
    char text[4096];
    snprintf(text, sizeof text, "{'jsonrpc':'2.0','id':%ld,'%s':%s}\n", peer_id(peer_read(peer)), member, result);
    peer_send(peer, text);
}

void peer_wait_read(peer *peer) {
    int64_t end = milliseconds() + 1000 * PATIENCE;
    int unread = 1;
    while (ioctl(peer->fd, SIOCOUTQ, &unread) == 0 && unread > 0 && milliseconds() < end) {
        poll(NULL, 0, 1);
    }
    CHECK(unread == 0);
}

void peer_wait_end(peer *peer) {
    while (*peer_read(peer)) {
    }
}
