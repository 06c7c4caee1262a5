// Stops the process when it has read a line with "stop here", before it carries the line out.
// A test lets it go on by SIGCONT. By the clock of the process, the stop takes $STOP_SECONDS.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>

static const int64_t second = 1000000000;
/// The nanoseconds by which the clock of the process is behind that of the machine.
static _Atomic int64_t behind;

static int64_t nanoseconds(struct timespec time) { return time.tv_sec * second + time.tv_nsec; }

int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
    int status = real(clock, time);
    if (status != 0 || clock != CLOCK_MONOTONIC) return status;
    int64_t now = nanoseconds(*time) - behind;
    *time = (struct timespec){.tv_sec = now / second, .tv_nsec = now % second};
    return 0;
}

static int64_t now(void) {
    struct timespec time = {0};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return nanoseconds(time);
}

ssize_t recv(int socket, void *bytes, size_t length, int flags) {
    static ssize_t (*real)(int, void *, size_t, int);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "recv");
    ssize_t count = real(socket, bytes, length, flags);
    if (count > 0 && memmem(bytes, (size_t)count, "stop here", 9)) {
        int64_t began = now();
        raise(SIGSTOP);
        behind += now() - began - atoll(getenv("STOP_SECONDS")) * second;
    }
    return count;
}
