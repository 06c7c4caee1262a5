#pragma once
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

// The most processors, and the bits of one word of their mask. glibc declares its own type only for GNU sources.
enum { clinux_processors = 1024, clinux_word = 8 * sizeof(unsigned long) };

// Whether this process may run on a processor.
static inline int clinux_may_use(int processor) {
    unsigned long mask[clinux_processors / clinux_word] = {0};
    if (syscall(SYS_sched_getaffinity, 0, sizeof mask, mask) < 0) return 0;
    return (mask[processor / clinux_word] >> (processor % clinux_word)) & 1;
}

// Keeps this thread, and its later threads and processes, on one processor.
static inline int clinux_pin(int processor) {
    unsigned long mask[clinux_processors / clinux_word] = {0};
    mask[processor / clinux_word] = 1UL << (processor % clinux_word);
    return syscall(SYS_sched_setaffinity, 0, sizeof mask, mask);
}

// posix_spawn cannot ask for the parent-death signal, without which a killed benchmark would leave its servers behind.
// Only calls that are safe between fork and exec are made in the child. Returns the child, or -1 with errno set.
static inline pid_t clinux_spawn(const char *path, char *const arguments[], int processor, int input, int output) {
    pid_t parent = getpid();
    pid_t child = fork();
    if (child != 0) return child;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    // The parent may have died before the signal was asked for.
    if (getppid() != parent) _exit(127);
    setpgid(0, 0);
    clinux_pin(processor);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    execv(path, arguments);
    _exit(127);
}

// glibc declares `struct ucred` only for GNU sources; this is its layout, which the kernel fixes.
struct clinux_credentials {
    pid_t pid;
    uid_t uid;
    gid_t gid;
};

// Sets the name of this thread in top(1) and in debuggers: 15 bytes at most.
static inline void clinux_name_thread(const char *name) { prctl(PR_SET_NAME, name); }

// accept4, which glibc declares only for GNU sources, without the address of the client. The flags are those of socket.
static inline int clinux_accept(int listener, int flags) { return syscall(SYS_accept4, listener, NULL, NULL, flags); }
