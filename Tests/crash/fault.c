// Makes a disk fail, or a host die, at a chosen call. Preloaded into navhost; touches only files whose path contains
// the store's name.
//
// $NAVHOST_FAULT is a file of `struct control`, which the test maps as well. It defines the effect on each call, and
// may change while the host runs. $NAVHOST_FAULT_STORE is the text that the path of a store's file contains.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

enum action { KILL_BEFORE = 1, KILL_HALF = 2, FAIL = 3, SHORT = 4, KILL_AFTER = 5, POWER_LOSS = 6 };
enum kind { WRITE = 1, SYNC = 2, TRUNCATE = 4, NAME = 8 };

struct control {
    // Calls until something happens; 0: nothing will.
    _Atomic int64_t countdown;
    _Atomic int64_t action;
    // For FAIL; for POWER_LOSS, which of the writes reached the disk all the same (0: none).
    _Atomic int64_t error;
    // How many calls fail, or come short; below 0: until the test says otherwise.
    _Atomic int64_t repeat;
    // Which kinds of calls count.
    _Atomic int64_t kinds;
    // The counts: all calls, and the calls that were affected.
    _Atomic int64_t calls;
    _Atomic int64_t hits;
    // Whether what was written and not synced is kept in mind, for POWER_LOSS.
    _Atomic int64_t remembers;
};

static struct control nothing;
static struct control *control = &nothing;
static const char *store = "";

static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off64_t);
static int (*real_rename)(const char *, const char *);
static int (*real_link)(const char *, const char *);
static int (*real_unlink)(const char *);

__attribute__((constructor)) static void begin(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_rename = dlsym(RTLD_NEXT, "rename");
    real_link = dlsym(RTLD_NEXT, "link");
    real_unlink = dlsym(RTLD_NEXT, "unlink");
    const char *path = getenv("NAVHOST_FAULT");
    store = getenv("NAVHOST_FAULT_STORE");
    if (!path || !store) { store = ""; return; }
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *memory = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (memory != MAP_FAILED) control = memory;
}

static int path_of(int file, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, size - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return 1;
}

static int concerns(const char *path) { return *store && path && strstr(path, store); }

static int is_store(int file) {
    char path[4096];
    return control != &nothing && file > 2 && path_of(file, path, sizeof path) && concerns(path);
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

// The data that was written and not synced, with the data before it. The host writes from one thread.

struct before {
    struct before *older;
    int64_t offset, length, size;
    int file;
    char path[512];
    unsigned char bytes[];
};

static struct before *unsynced;

static void remember(int file, int64_t offset, int64_t length) {
    struct stat status;
    if (!atomic_load(&control->remembers) || fstat(file, &status) < 0) return;
    struct before *item = malloc(sizeof *item + (size_t)length);
    if (!item) return;
    memset(item->bytes, 0, (size_t)length);
    if (!path_of(file, item->path, sizeof item->path) || pread(file, item->bytes, (size_t)length, offset) < 0) { free(item); return; }
    item->offset = offset, item->length = length, item->size = status.st_size, item->older = unsynced;
    unsynced = item;
}

static void forget(int file) {
    char path[512];
    if (!unsynced || !path_of(file, path, sizeof path)) return;
    struct before **place = &unsynced;
    while (*place) {
        struct before *item = *place;
        if (strcmp(item->path, path)) { place = &item->older; continue; }
        *place = item->older;
        free(item);
    }
}

// As after a loss of power: of what was not synced, nothing is there, or some of it in any order.
static void lose_power(void) {
    uint64_t chance = (uint64_t)atomic_load(&control->error);
    int keeps = chance != 0;
    for (struct before *item = unsynced; item; item = item->older) {
        chance = chance * 6364136223846793005u + 1442695040888963407u;
        int file = open(item->path, O_RDWR);
        if (file < 0 || (keeps && chance >> 63)) continue;
        if (real_pwrite(file, item->bytes, (size_t)item->length, item->offset) < 0) abort();
        if (!keeps && real_ftruncate(file, item->size) < 0) abort();
        close(file);
    }
    die();
}

// The action for this call; 0: nothing.
static int64_t next_action(enum kind kind) {
    if (!(atomic_load(&control->kinds) & kind)) return 0;
    atomic_fetch_add(&control->calls, 1);
    int64_t left = atomic_load(&control->countdown);
    if (left <= 0) return 0;
    if (left > 1) { atomic_store(&control->countdown, left - 1); return 0; }
    atomic_fetch_add(&control->hits, 1);
    int64_t repeat = atomic_load(&control->repeat);
    if (repeat == 1) atomic_store(&control->countdown, 0);
    if (repeat > 1) atomic_store(&control->repeat, repeat - 1);
    int64_t action = atomic_load(&control->action);
    if (action == KILL_BEFORE) die();
    if (action == POWER_LOSS) lose_power();
    return action;
}

// Fails the call, or does it, then dies when it is to.
#define CARRY_OUT(kind, call)                                                        \
    do {                                                                             \
        int64_t action = next_action(kind);                                          \
        if (action == FAIL) { errno = (int)atomic_load(&control->error); return -1; } \
        int outcome = (call);                                                        \
        int reason = errno;                                                          \
        if (action == KILL_AFTER || action == KILL_HALF) die();                       \
        errno = reason;                                                              \
        return outcome;                                                              \
    } while (0)

ssize_t pwrite64(int file, const void *bytes, size_t length, off64_t offset) {
    if (!is_store(file)) return real_pwrite(file, bytes, length, offset);
    int64_t action = next_action(WRITE);
    if (action == FAIL) { errno = (int)atomic_load(&control->error); return -1; }
    remember(file, offset, (int64_t)length);
    size_t part = (action == KILL_HALF || action == SHORT) && length > 1 ? length / 2 : length;
    ssize_t written = real_pwrite(file, bytes, part, offset);
    if (action == KILL_HALF || action == KILL_AFTER) die();
    return written;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t offset) { return pwrite64(file, bytes, length, offset); }

ssize_t write(int file, const void *bytes, size_t length) {
    if (!is_store(file)) return real_write(file, bytes, length);
    off64_t offset = lseek64(file, 0, SEEK_CUR);
    int64_t action = next_action(WRITE);
    if (action == FAIL) { errno = (int)atomic_load(&control->error); return -1; }
    remember(file, offset, (int64_t)length);
    size_t part = (action == KILL_HALF || action == SHORT) && length > 1 ? length / 2 : length;
    ssize_t written = real_write(file, bytes, part);
    if (action == KILL_HALF || action == KILL_AFTER) die();
    return written;
}

static int sync_and_forget(int file, int (*real)(int)) {
    int outcome = real(file);
    if (outcome == 0) forget(file);
    return outcome;
}

int fsync(int file) {
    if (!is_store(file)) return real_fsync(file);
    CARRY_OUT(SYNC, sync_and_forget(file, real_fsync));
}

int fdatasync(int file) {
    if (!is_store(file)) return real_fdatasync(file);
    CARRY_OUT(SYNC, sync_and_forget(file, real_fdatasync));
}

int ftruncate64(int file, off64_t length) {
    if (!is_store(file)) return real_ftruncate(file, length);
    CARRY_OUT(TRUNCATE, real_ftruncate(file, length));
}

int ftruncate(int file, off_t length) { return ftruncate64(file, length); }

int rename(const char *from, const char *to) {
    if (!concerns(from) && !concerns(to)) return real_rename(from, to);
    CARRY_OUT(NAME, real_rename(from, to));
}

int link(const char *from, const char *to) {
    if (!concerns(from) && !concerns(to)) return real_link(from, to);
    CARRY_OUT(NAME, real_link(from, to));
}

int unlink(const char *path) {
    if (!concerns(path)) return real_unlink(path);
    CARRY_OUT(NAME, real_unlink(path));
}
