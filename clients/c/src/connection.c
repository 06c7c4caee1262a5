// The socket: connecting, sending what it takes, and cutting what comes into lines.
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum {
    READ_SIZE = 1 << 16,
    /// A host that never stops sending must not keep deadlines from being looked at.
    READS_PER_TURN = 16,
};

static nav_status cannot_connect(nav_error *error, const char *path, int number) {
    char reason[128] = "";
    if (strerror_r(number, reason, sizeof reason) != 0) {
        snprintf(reason, sizeof reason, "error %d", number);
    }
    return nav_fail(error, NAV_LOST, "connection_lost", "cannot connect to %s: %s; is navhost running?", path, reason);
}

static bool set_address(struct sockaddr_un *address, const char *path) {
    size_t length = strlen(path);
    if (length >= sizeof address->sun_path) {
        return false;
    }
    address->sun_family = AF_UNIX;
    memcpy(address->sun_path, path, length + 1);
    return true;
}

/// Every user can make folders in the temporary folder, and play the host there. So this one must belong to the user
/// alone.
static bool is_safe(const char *folder) {
    struct stat status;
    if (folder == NULL || lstat(folder, &status) != 0) {
        return true;
    }
    return S_ISDIR(status.st_mode) && status.st_uid == getuid() && (status.st_mode & 077) == 0;
}

/// A Unix socket connects at once or not at all; EAGAIN means that too many are waiting to be accepted.
int nav_open_socket(const nav_client *client, nav_error *error) {
    const char *path = client->path;
    if (!is_safe(client->own_folder)) {
        nav_fail(error, NAV_LOST, "connection_lost", "%s must be a folder that belongs to you alone (mode 0700)", client->own_folder);
        errno = EACCES;
        return -1;
    }
    struct sockaddr_un address = {0};
    if (!set_address(&address, path)) {
        nav_fail(error, NAV_INVALID, "invalid_use", "the path of a socket has fewer than %zu bytes", sizeof address.sun_path);
        errno = ENAMETOOLONG;
        return -1;
    }
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd >= 0 && connect(fd, (struct sockaddr *)&address, sizeof address) == 0) {
        return fd;
    }
    int number = errno;
    if (fd >= 0) {
        close(fd);
    }
    cannot_connect(error, path, number);
    errno = number;
    return -1;
}

void nav_send_output(nav_client *client) {
    nav_buffer *output = &client->output;
    while (client->fd >= 0 && !client->is_write_broken && nav_buffer_length(output) > 0) {
        ssize_t sent = send(client->fd, output->bytes + output->start, nav_buffer_length(output), MSG_NOSIGNAL);
        if (sent >= 0) {
            nav_buffer_consume(output, (size_t)sent);
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            return;
        } else if (errno != EINTR) {
            // The host may have said why before it closed, so the rest is still read.
            client->is_write_broken = true;
        }
    }
}

static nav_status check_room(nav_client *client, const nav_text *parts, size_t count, nav_error *error) {
    size_t left = client->options.max_output - nav_buffer_length(&client->output);
    size_t length = 1;
    for (size_t index = 0; index < count; index++) {
        if (parts[index].length > left || length > left - parts[index].length) {
            return nav_fail(error, NAV_FULL, "output_full", "%zu bytes wait to be sent, and there may be %zu",
                nav_buffer_length(&client->output), client->options.max_output);
        }
        length += parts[index].length;
    }
    if (!nav_buffer_reserve(&client->output, length)) {
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a line of %zu bytes", length);
    }
    return NAV_OK;
}

nav_status nav_send_line(nav_client *client, const nav_text *parts, size_t count, nav_error *error) {
    if (client->fd < 0) {
        return nav_fail(error, NAV_LOST, "connection_lost", "there is no connection now");
    }
    nav_status status = check_room(client, parts, count, error);
    if (status != NAV_OK) {
        return status;
    }
    for (size_t index = 0; index < count; index++) {
        nav_buffer_append(&client->output, parts[index].bytes, parts[index].length);
    }
    nav_buffer_append(&client->output, "\n", 1);
    client->lines++;
    nav_send_output(client);
    return NAV_OK;
}

static void disconnect_because(nav_client *client, const char *name, const char *message) {
    nav_error why = {0};
    nav_fail(&why, NAV_LOST, name, "%s", message);
    nav_disconnect(client, &why);
}

static void disconnect_for_length(nav_client *client) {
    nav_error why = {0};
    nav_fail(&why, NAV_LOST, "line_too_long", "the host sent a line of more than %zu bytes", client->options.max_line);
    nav_disconnect(client, &why);
}

static bool is_blank(nav_text line) {
    for (size_t index = 0; index < line.length; index++) {
        if (line.bytes[index] != ' ' && line.bytes[index] != '\t' && line.bytes[index] != '\r') {
            return false;
        }
    }
    return true;
}

/// Dispatches a copy: a callback may wait for more input, which moves the buffer.
static void dispatch_copy(nav_client *client, nav_text line) {
    if (is_blank(line)) {
        return;
    }
    char *bytes = malloc(line.length);
    if (bytes == NULL) {
        disconnect_because(client, "no_memory", "no memory for a line");
        return;
    }
    memcpy(bytes, line.bytes, line.length);
    nav_dispatch(client, (nav_text){bytes, line.length});
    free(bytes);
}

/// A callback may end the connection, so nothing of the buffer is remembered from one line to the next.
static void dispatch_lines(nav_client *client) {
    nav_text line;
    while (nav_buffer_take_line(&client->input, &line)) {
        if (line.length > client->options.max_line) {
            disconnect_for_length(client);
            return;
        }
        dispatch_copy(client, line);
    }
    nav_buffer_consume(&client->input, 0);
    if (nav_buffer_length(&client->input) > client->options.max_line) {
        disconnect_for_length(client);
    }
}

static ssize_t read_some(nav_client *client) {
    ssize_t count;
    do {
        count = recv(client->fd, client->input.bytes + client->input.end, READ_SIZE, 0);
    } while (count < 0 && errno == EINTR);
    if (count > 0) {
        client->input.end += (size_t)count;
    }
    return count;
}

/// Whether to go on reading.
static bool receive_once(nav_client *client) {
    if (!nav_buffer_reserve(&client->input, READ_SIZE)) {
        disconnect_because(client, "no_memory", "no memory for what the host sends");
        return false;
    }
    ssize_t count = read_some(client);
    if (count > 0) {
        dispatch_lines(client);
        return true;
    }
    bool is_empty = count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
    if (!is_empty || client->is_write_broken) {
        disconnect_because(client, "connection_lost", "the host closed the connection");
    }
    return false;
}

void nav_receive(nav_client *client) {
    // Lines that a callback left in the buffer when it waited for its own answer.
    dispatch_lines(client);
    for (int turn = 0; turn < READS_PER_TURN && client->fd >= 0; turn++) {
        if (!receive_once(client)) {
            return;
        }
    }
}
