// Hosts for the tests: the real one, and one that plays a script.
#ifndef NAVHOST_TEST_HOSTS_H
#define NAVHOST_TEST_HOSTS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// navhost as a child process; $NAVHOST_BIN names the program.
typedef struct real_host {
    char folder[64];
    char path[96];
    const char *option;
    const char *value;
    pid_t process;
} real_host;

/// Starts it with one more option and its value, or NULL.
real_host real_host_new(const char *option, const char *value);
void real_host_start(real_host *host);
void real_host_end(real_host *host, int signal);
void real_host_free(real_host *host);

/// Starts a program with the given socket in its environment; returns when it runs.
pid_t start_program(const char *program, char *const arguments[], const char *socket, int *output);
void end_program(pid_t process, int signal);

/// One connection of a scripted host.
typedef struct peer {
    int fd;
    size_t length;
    char buffer[1 << 16];
} peer;

typedef void script_fn(peer *peer);

/// Accepts as many connections as it has scripts, one after the other, and plays on each; closes each when its script
/// returns.
typedef struct scripted_host {
    char folder[64];
    char path[96];
    int listener;
    pthread_t thread;
    bool is_joined;
    script_fn *scripts[8];
} scripted_host;

/// `scripts` ends with NULL.
void scripted_host_start(scripted_host *host, script_fn *const scripts[]);
/// Waits until all scripts have been played.
void scripted_host_join(scripted_host *host);
void scripted_host_stop(scripted_host *host);

/// The next line from the client, "" at its end.
const char *peer_read(peer *peer);
/// Sends text with ' for ".
void peer_send(peer *peer, const char *text);
void peer_send_bytes(peer *peer, const char *bytes, size_t length);
/// Reads a request, and answers with this result or, when it begins with "error:", error.
void peer_answer(peer *peer, const char *result);
/// The id of a request's line.
long peer_id(const char *line);
/// Waits until the client has read all that was sent.
void peer_wait_read(peer *peer);
/// Waits until the client closes.
void peer_wait_end(peer *peer);

#endif
