// The reference for row P4: a method call from one process to another over a dbus-daemon, with libdbus, the reference
// implementation of D-Bus.
//
//     dbus-trip ADDRESS serve
//     dbus-trip ADDRESS call WARM-UP SECONDS
//
// The caller makes one call after another and checks each answer. It prints the times that half and 99 % of the calls
// stay below, in nanoseconds.
#include <dbus/dbus.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define NAME "org.navhost.Bench"
#define PATH "/org/navhost/bench"
#define MEMBER "Ask"

enum { PATIENCE = 10, MAXIMUM = 1 << 20, MILLISECOND = 1000000 };

static void fail(const char *what, const DBusError *error) {
    printf("%s: %s\n", what, error && error->message ? error->message : "failed");
    exit(1);
}

static DBusConnection *join(const char *address) {
    DBusError error = DBUS_ERROR_INIT;
    DBusConnection *bus = dbus_connection_open_private(address, &error);
    if (bus == NULL || !dbus_bus_register(bus, &error)) fail("connect", &error);
    return bus;
}

static void answer(DBusConnection *bus, DBusMessage *call) {
    dbus_int32_t value = 0;
    if (!dbus_message_get_args(call, NULL, DBUS_TYPE_INT32, &value, DBUS_TYPE_INVALID)) fail("arguments", NULL);
    DBusMessage *reply = dbus_message_new_method_return(call);
    dbus_message_append_args(reply, DBUS_TYPE_INT32, &value, DBUS_TYPE_INVALID);
    dbus_connection_send(bus, reply, NULL);
    dbus_message_unref(reply);
}

static void serve(DBusConnection *bus) {
    DBusError error = DBUS_ERROR_INIT;
    if (dbus_bus_request_name(bus, NAME, 0, &error) != DBUS_REQUEST_NAME_REPLY_PRIMARY_OWNER) fail("name", &error);
    while (dbus_connection_read_write(bus, -1)) {
        DBusMessage *message;
        while ((message = dbus_connection_pop_message(bus)) != NULL) {
            if (dbus_message_is_method_call(message, NAME, MEMBER)) answer(bus, message);
            dbus_message_unref(message);
        }
        dbus_connection_flush(bus);
    }
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * (int64_t)1000000000 + time.tv_nsec;
}

static void wait_for_service(DBusConnection *bus) {
    for (int64_t end = now() + PATIENCE * (int64_t)1000000000; now() < end;) {
        if (dbus_bus_name_has_owner(bus, NAME, NULL)) return;
        nanosleep(&(struct timespec){.tv_nsec = 5 * MILLISECOND}, NULL);
    }
    fail("nobody owns " NAME, NULL);
}

static int64_t ask(DBusConnection *bus, dbus_int32_t value) {
    DBusError error = DBUS_ERROR_INIT;
    int64_t start = now();
    DBusMessage *call = dbus_message_new_method_call(NAME, PATH, NAME, MEMBER);
    dbus_message_append_args(call, DBUS_TYPE_INT32, &value, DBUS_TYPE_INVALID);
    DBusMessage *reply = dbus_connection_send_with_reply_and_block(bus, call, PATIENCE * 1000, &error);
    if (reply == NULL) fail("call", &error);
    dbus_int32_t answer = ~value;
    dbus_message_get_args(reply, NULL, DBUS_TYPE_INT32, &answer, DBUS_TYPE_INVALID);
    int64_t taken = now() - start;
    if (answer != value) fail("another answer", NULL);
    dbus_message_unref(call);
    dbus_message_unref(reply);
    return taken;
}

static int by_time(const void *one, const void *other) {
    int64_t left = *(const int64_t *)one, right = *(const int64_t *)other;
    return (left > right) - (left < right);
}

static void call(DBusConnection *bus, double warm_up, double seconds) {
    static int64_t times[MAXIMUM];
    int count = 0;
    dbus_int32_t value = 0;
    wait_for_service(bus);
    for (int64_t end = now() + (int64_t)(warm_up * 1e9); now() < end;) ask(bus, ++value);
    for (int64_t end = now() + (int64_t)(seconds * 1e9); now() < end && count < MAXIMUM;) times[count++] = ask(bus, ++value);
    if (count == 0) fail("no time to call", NULL);
    qsort(times, count, sizeof *times, by_time);
    printf("p50 %lld p99 %lld\n", (long long)times[(count - 1) / 2], (long long)times[(count - 1) * 99LL / 100]);
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[2], "serve") == 0) {
        serve(join(argv[1]));
    } else if (argc == 5 && strcmp(argv[2], "call") == 0) {
        call(join(argv[1]), atof(argv[3]), atof(argv[4]));
    } else {
        return 2;
    }
    return 0;
}
