/* The wall clock of one process, apart from that of the machine.
 *
 * Loaded before the C library. The file that $CLOCK_FILE names has the distance: nanoseconds as eight bytes. It may
 * change at any time, as when a person or a time server sets the clock. Clocks that only count are left alone. */

#define _GNU_SOURCE

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND INT64_C(1000000000)

/* A wait looks at the clock so often, in nanoseconds. */
#define SLICE (SECOND / 50)

/* In seconds. The wall clock shows a later time, and clocks that only count show an earlier one. */
#define YEAR_2001 978307200

static volatile const int64_t *distance;

__attribute__((constructor)) static void begin(void)
{
    const char *path = getenv("CLOCK_FILE");
    int file = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (file < 0)
        abort();
    void *bytes = mmap(NULL, sizeof *distance, PROT_READ, MAP_SHARED, file, 0);
    if (bytes == MAP_FAILED)
        abort();
    distance = bytes;
    close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now)
{
    int result = (int)syscall(SYS_clock_gettime, clock, now);
    if (result || !distance || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE))
        return result;
    int64_t time = now->tv_sec * SECOND + now->tv_nsec + *distance;
    now->tv_sec = time / SECOND;
    now->tv_nsec = time % SECOND;
    return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone)
{
    struct timespec time;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &time);
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *result)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result)
        *result = now.tv_sec;
    return now.tv_sec;
}

/* A wait until a time of the wall clock ends when that clock says so, also if it is set meanwhile. */
int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end)
{
    if (end->tv_sec < YEAR_2001)
        return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, end);
    for (;;) {
        struct timespec now, slice;
        clock_gettime(CLOCK_REALTIME, &now);
        if (now.tv_sec > end->tv_sec || (now.tv_sec == end->tv_sec && now.tv_nsec >= end->tv_nsec))
            return ETIMEDOUT;
        clock_gettime(CLOCK_MONOTONIC, &slice);
        slice.tv_sec += (slice.tv_nsec + SLICE) / SECOND;
        slice.tv_nsec = (slice.tv_nsec + SLICE) % SECOND;
        int result = pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, &slice);
        if (result != ETIMEDOUT)
            return result;
    }
}
