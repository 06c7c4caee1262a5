/* Generated from the contract of navhost by clients/generate. Do not edit. */
#include "members.h"

#define AT(member) offsetof(struct OWNER, member)
#define COUNT(list) (sizeof(list) / sizeof *(list))

#define OWNER nav_hello_options
static const nav_field hello_options[] = {
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"version", NAV_KIND_TEXT, NAV_OPTIONAL, AT(version), NAV_NO_FLAG, NULL},
    {"secret", NAV_KIND_TEXT, NAV_OPTIONAL, AT(secret), NAV_NO_FLAG, NULL},
    {"capabilities", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(capabilities), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_hello(
    nav_client *client, const struct nav_hello_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"hello", hello_options, COUNT(hello_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_ping_options
static const nav_field ping_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_ping(
    nav_client *client, const struct nav_ping_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"ping", ping_options, COUNT(ping_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_host_status_options
static const nav_field host_status_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_host_status(
    nav_client *client, const struct nav_host_status_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"host.status", host_status_options, COUNT(host_status_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_sessions_options
static const nav_field sessions_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_sessions(
    nav_client *client, const struct nav_sessions_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"host.sessions", sessions_options, COUNT(sessions_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_metrics_options
static const nav_field metrics_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_metrics(
    nav_client *client, const struct nav_metrics_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"host.metrics", metrics_options, COUNT(metrics_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_waiting_options
static const nav_field waiting_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_waiting(
    nav_client *client, const struct nav_waiting_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"host.waiting", waiting_options, COUNT(waiting_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_monitor_options
static const nav_field monitor_options[] = {
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"directions", NAV_KIND_LIST, NAV_OPTIONAL, AT(directions), NAV_NO_FLAG, NULL},
    {"kinds", NAV_KIND_LIST, NAV_OPTIONAL, AT(kinds), NAV_NO_FLAG, NULL},
    {"lines", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(lines), NAV_NO_FLAG, NULL},
    {"lineBytes", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(line_bytes), NAV_NO_FLAG, NULL},
    {"methods", NAV_KIND_LIST, NAV_OPTIONAL, AT(methods), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_monitor(
    nav_client *client, const struct nav_monitor_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"host.monitor", monitor_options, COUNT(monitor_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_unmonitor_options
static const nav_field unmonitor_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_unmonitor(
    nav_client *client, int64_t monitor, const struct nav_unmonitor_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"host.unmonitor", unmonitor_options, COUNT(unmonitor_options)};
    const nav_given given[] = {
        {"monitor", NAV_KIND_INTEGER, NAV_NEEDED, &monitor},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_close_session_options
static const nav_field close_session_options[] = {
    {"message", NAV_KIND_TEXT, NAV_OPTIONAL, AT(message), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_close_session(
    nav_client *client, const char *session, const struct nav_close_session_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"session.close", close_session_options, COUNT(close_session_options)};
    const nav_given given[] = {
        {"session", NAV_KIND_TEXT, NAV_NEEDED, &session},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_discover_options
static const nav_field discover_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_discover(
    nav_client *client, const struct nav_discover_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"rpc.discover", discover_options, COUNT(discover_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_rights_options
static const nav_field rights_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_rights(
    nav_client *client, const struct nav_rights_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"access.describe", rights_options, COUNT(rights_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_check_right_options
static const nav_field check_right_options[] = {
    {"identity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(identity), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_check_right(
    nav_client *client, const char *verb, const struct nav_check_right_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"access.check", check_right_options, COUNT(check_right_options)};
    const nav_given given[] = {
        {"verb", NAV_KIND_TEXT, NAV_NEEDED, &verb},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_modules_options
static const nav_field modules_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_modules(
    nav_client *client, const struct nav_modules_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"module.list", modules_options, COUNT(modules_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_start_module_options
static const nav_field start_module_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_start_module(
    nav_client *client, const char *module, const struct nav_start_module_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"module.start", start_module_options, COUNT(start_module_options)};
    const nav_given given[] = {
        {"module", NAV_KIND_TEXT, NAV_NEEDED, &module},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_stop_module_options
static const nav_field stop_module_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_stop_module(
    nav_client *client, const char *module, const struct nav_stop_module_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"module.stop", stop_module_options, COUNT(stop_module_options)};
    const nav_given given[] = {
        {"module", NAV_KIND_TEXT, NAV_NEEDED, &module},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_restart_module_options
static const nav_field restart_module_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_restart_module(
    nav_client *client, const char *module, const struct nav_restart_module_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"module.restart", restart_module_options, COUNT(restart_module_options)};
    const nav_given given[] = {
        {"module", NAV_KIND_TEXT, NAV_NEEDED, &module},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_destinations_options
static const nav_field destinations_options[] = {
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_destinations(
    nav_client *client, const struct nav_destinations_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"destination.list", destinations_options, COUNT(destinations_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_destination_options
static const nav_field destination_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_destination(
    nav_client *client, const char *type, const struct nav_destination_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"destination.get", destination_options, COUNT(destination_options)};
    const nav_given given[] = {
        {"type", NAV_KIND_TEXT, NAV_NEEDED, &type},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_create_scene_options
static const nav_field create_scene_options[] = {
    {"local", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(local), NAV_NO_FLAG, NULL},
    {"configuration", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(configuration), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_create_scene(
    nav_client *client, const char *scene, const struct nav_create_scene_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"scene.create", create_scene_options, COUNT(create_scene_options)};
    const nav_given given[] = {
        {"scene", NAV_KIND_TEXT, NAV_NEEDED, &scene},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_close_scene_options
static const nav_field close_scene_options[] = {
    {"local", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(local), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_close_scene(
    nav_client *client, const char *scene, const struct nav_close_scene_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"scene.close", close_scene_options, COUNT(close_scene_options)};
    const nav_given given[] = {
        {"scene", NAV_KIND_TEXT, NAV_NEEDED, &scene},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_scenes_options
static const nav_field scenes_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_scenes(
    nav_client *client, const struct nav_scenes_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"scene.list", scenes_options, COUNT(scenes_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_restore_scene_options
static const nav_field restore_scene_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_restore_scene(
    nav_client *client, const char *restoration_key, const struct nav_restore_scene_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"scene.restore", restore_scene_options, COUNT(restore_scene_options)};
    const nav_given given[] = {
        {"restorationKey", NAV_KIND_TEXT, NAV_NEEDED, &restoration_key},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_tree_options
static const nav_field tree_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(revision), NAV_NO_FLAG, NULL},
    {"limit", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(limit), NAV_NO_FLAG, NULL},
    {"after", NAV_KIND_TEXT, NAV_OPTIONAL, AT(after), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_tree(
    nav_client *client, const struct nav_tree_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"tree.get", tree_options, COUNT(tree_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_create_navigator_options
static const nav_field create_navigator_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"parent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(parent), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_OPTIONAL, AT(kind), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"root", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(root), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"select", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(select), NAV_NO_FLAG, NULL},
    {"ephemeral", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(ephemeral), NAV_NO_FLAG, NULL},
    {"ifOccupied", NAV_KIND_TEXT, NAV_OPTIONAL, AT(if_occupied), NAV_NO_FLAG, NULL},
    {"accepts", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(accepts), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_create_navigator(
    nav_client *client, const char *name, const struct nav_create_navigator_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"navigator.create", create_navigator_options, COUNT(create_navigator_options)};
    const nav_given given[] = {
        {"name", NAV_KIND_TEXT, NAV_OPTIONAL, &name},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_close_navigator_options
static const nav_field close_navigator_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_close_navigator(
    nav_client *client, const char *navigator, const struct nav_close_navigator_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"navigator.close", close_navigator_options, COUNT(close_navigator_options)};
    const nav_given given[] = {
        {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, &navigator},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_select_navigator_options
static const nav_field select_navigator_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_select_navigator(
    nav_client *client, const char *navigator, const struct nav_select_navigator_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"navigator.select", select_navigator_options, COUNT(select_navigator_options)};
    const nav_given given[] = {
        {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, &navigator},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_navigator_options
static const nav_field navigator_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_navigator(
    nav_client *client, const char *navigator, const struct nav_navigator_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"navigator.get", navigator_options, COUNT(navigator_options)};
    const nav_given given[] = {
        {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, &navigator},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_find_navigator_options
static const nav_field find_navigator_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"below", NAV_KIND_TEXT, NAV_OPTIONAL, AT(below), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_find_navigator(
    nav_client *client, const char *name, const struct nav_find_navigator_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"navigator.find", find_navigator_options, COUNT(find_navigator_options)};
    const nav_given given[] = {
        {"name", NAV_KIND_TEXT, NAV_NEEDED, &name},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_navigate_options
static const nav_field navigate_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"ifOccupied", NAV_KIND_TEXT, NAV_OPTIONAL, AT(if_occupied), NAV_NO_FLAG, NULL},
    {"buttons", NAV_KIND_LIST, NAV_OPTIONAL, AT(buttons), NAV_NO_FLAG, NULL},
    {"ifPresent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(if_present), NAV_NO_FLAG, NULL},
    {"transient", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(transient), NAV_NO_FLAG, NULL},
    {"forResult", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(for_result), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_navigate(
    nav_client *client, const char *type, json_object *arguments, const struct nav_navigate_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"navigate", navigate_options, COUNT(navigate_options)};
    const nav_given given[] = {
        {"type", NAV_KIND_TEXT, NAV_NEEDED, &type},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_push_options
static const nav_field push_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"ifPresent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(if_present), NAV_NO_FLAG, NULL},
    {"transient", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(transient), NAV_NO_FLAG, NULL},
    {"forResult", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(for_result), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_push(
    nav_client *client, const char *type, json_object *arguments, const struct nav_push_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"push", push_options, COUNT(push_options)};
    const nav_given given[] = {
        {"type", NAV_KIND_TEXT, NAV_NEEDED, &type},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_present_options
static const nav_field present_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"ifOccupied", NAV_KIND_TEXT, NAV_OPTIONAL, AT(if_occupied), NAV_NO_FLAG, NULL},
    {"buttons", NAV_KIND_LIST, NAV_OPTIONAL, AT(buttons), NAV_NO_FLAG, NULL},
    {"ifPresent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(if_present), NAV_NO_FLAG, NULL},
    {"transient", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(transient), NAV_NO_FLAG, NULL},
    {"forResult", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(for_result), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_present(
    nav_client *client, const char *type, json_object *arguments, const struct nav_present_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"present", present_options, COUNT(present_options)};
    const nav_given given[] = {
        {"type", NAV_KIND_TEXT, NAV_NEEDED, &type},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_replace_options
static const nav_field replace_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_replace(
    nav_client *client, const char *type, json_object *arguments, const struct nav_replace_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"replace", replace_options, COUNT(replace_options)};
    const nav_given given[] = {
        {"type", NAV_KIND_TEXT, NAV_NEEDED, &type},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_pop_options
static const nav_field pop_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(to), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"toType", NAV_KIND_TEXT, NAV_OPTIONAL, AT(to_type), NAV_NO_FLAG, NULL},
    {"presenters", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(presenters), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_pop(
    nav_client *client, const int64_t *count, const struct nav_pop_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"pop", pop_options, COUNT(pop_options)};
    const nav_given given[] = {
        {"count", NAV_KIND_INTEGER, NAV_OPTIONAL, &count},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_pop_all_options
static const nav_field pop_all_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_pop_all(
    nav_client *client, const struct nav_pop_all_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"popAll", pop_all_options, COUNT(pop_all_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_pop_any_options
static const nav_field pop_any_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_pop_any(
    nav_client *client, const struct nav_pop_any_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"popAny", pop_any_options, COUNT(pop_any_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_back_options
static const nav_field back_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_back(
    nav_client *client, const struct nav_back_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"back", back_options, COUNT(back_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_dismiss_options
static const nav_field dismiss_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_dismiss(
    nav_client *client, const struct nav_dismiss_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"dismiss", dismiss_options, COUNT(dismiss_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_dismiss_presented_options
static const nav_field dismiss_presented_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_dismiss_presented(
    nav_client *client, const struct nav_dismiss_presented_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"dismissPresented", dismiss_presented_options, COUNT(dismiss_presented_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_dismiss_children_options
static const nav_field dismiss_children_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_dismiss_children(
    nav_client *client, const struct nav_dismiss_children_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"dismissChildren", dismiss_children_options, COUNT(dismiss_children_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_dismiss_any_options
static const nav_field dismiss_any_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_dismiss_any(
    nav_client *client, const struct nav_dismiss_any_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"dismissAny", dismiss_any_options, COUNT(dismiss_any_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_reset_options
static const nav_field reset_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_reset(
    nav_client *client, const struct nav_reset_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"reset", reset_options, COUNT(reset_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_path_options
static const nav_field path_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"offset", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(offset), NAV_NO_FLAG, NULL},
    {"limit", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(limit), NAV_NO_FLAG, NULL},
    {"after", NAV_KIND_TEXT, NAV_OPTIONAL, AT(after), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_path(
    nav_client *client, const char *navigator, const struct nav_path_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"path.get", path_options, COUNT(path_options)};
    const nav_given given[] = {
        {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, &navigator},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_set_path_options
static const nav_field set_path_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_set_path(
    nav_client *client, json_object *path, const struct nav_set_path_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"path.set", set_path_options, COUNT(set_path_options)};
    const nav_given given[] = {
        {"path", NAV_KIND_LIST, NAV_NEEDED, &path},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_append_path_options
static const nav_field append_path_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_append_path(
    nav_client *client, json_object *path, const struct nav_append_path_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"path.append", append_path_options, COUNT(append_path_options)};
    const nav_given given[] = {
        {"path", NAV_KIND_LIST, NAV_NEEDED, &path},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_insert_path_options
static const nav_field insert_path_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"at", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(at), NAV_NO_FLAG, NULL},
    {"before", NAV_KIND_TEXT, NAV_OPTIONAL, AT(before), NAV_NO_FLAG, NULL},
    {"after", NAV_KIND_TEXT, NAV_OPTIONAL, AT(after), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_insert_path(
    nav_client *client, json_object *path, const struct nav_insert_path_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"path.insert", insert_path_options, COUNT(insert_path_options)};
    const nav_given given[] = {
        {"path", NAV_KIND_LIST, NAV_NEEDED, &path},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_remove_entries_options
static const nav_field remove_entries_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_remove_entries(
    nav_client *client, json_object *entries, const struct nav_remove_entries_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"path.remove", remove_entries_options, COUNT(remove_entries_options)};
    const nav_given given[] = {
        {"entries", NAV_KIND_LIST, NAV_NEEDED, &entries},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_move_entry_options
static const nav_field move_entry_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"before", NAV_KIND_TEXT, NAV_OPTIONAL, AT(before), NAV_NO_FLAG, NULL},
    {"after", NAV_KIND_TEXT, NAV_OPTIONAL, AT(after), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_move_entry(
    nav_client *client, const char *entry, const struct nav_move_entry_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"path.move", move_entry_options, COUNT(move_entry_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_entry_options
static const nav_field entry_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_entry(
    nav_client *client, const char *entry, const struct nav_entry_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"entry.get", entry_options, COUNT(entry_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_ask_options
static const nav_field ask_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(timeout), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_ask(
    nav_client *client, const char *entry, json_object *message, const struct nav_ask_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"entry.ask", ask_options, COUNT(ask_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
        {"message", NAV_KIND_JSON, NAV_NEEDED_OR_NULL, &message},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_provide_content_options
static const nav_field provide_content_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"links", NAV_KIND_LIST, NAV_OPTIONAL, AT(links), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_provide_content(
    nav_client *client, const char *entry, json_object *content, const struct nav_provide_content_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"entry.provide", provide_content_options, COUNT(provide_content_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
        {"content", NAV_KIND_JSON, NAV_OPTIONAL, &content},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_update_entry_options
static const nav_field update_entry_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_update_entry(
    nav_client *client, const char *entry, json_object *arguments, const struct nav_update_entry_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"entry.update", update_entry_options, COUNT(update_entry_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_links_options
static const nav_field links_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_links(
    nav_client *client, const char *entry, const struct nav_links_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"entry.links", links_options, COUNT(links_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_follow_options
static const nav_field follow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"values", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(values), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_follow(
    nav_client *client, const char *entry, const char *link, const struct nav_follow_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"entry.follow", follow_options, COUNT(follow_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
        {"link", NAV_KIND_TEXT, NAV_NEEDED, &link},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_lock_options
static const nav_field lock_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_lock(
    nav_client *client, const char *reason, const struct nav_lock_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"lock", lock_options, COUNT(lock_options)};
    const nav_given given[] = {
        {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, &reason},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_unlock_options
static const nav_field unlock_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_unlock(
    nav_client *client, const char *lock, const struct nav_unlock_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"unlock", unlock_options, COUNT(unlock_options)};
    const nav_given given[] = {
        {"lock", NAV_KIND_TEXT, NAV_NEEDED, &lock},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_attachments_options
static const nav_field attachments_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_OPTIONAL, AT(kind), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_attachments(
    nav_client *client, const struct nav_attachments_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"attachment.list", attachments_options, COUNT(attachments_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_establish_checkpoint_options
static const nav_field establish_checkpoint_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_establish_checkpoint(
    nav_client *client, const char *checkpoint, const struct nav_establish_checkpoint_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"checkpoint.establish", establish_checkpoint_options, COUNT(establish_checkpoint_options)};
    const nav_given given[] = {
        {"checkpoint", NAV_KIND_TEXT, NAV_NEEDED, &checkpoint},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_return_to_checkpoint_options
static const nav_field return_to_checkpoint_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_return_to_checkpoint(
    nav_client *client, const char *checkpoint, const struct nav_return_to_checkpoint_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"checkpoint.return", return_to_checkpoint_options, COUNT(return_to_checkpoint_options)};
    const nav_given given[] = {
        {"checkpoint", NAV_KIND_TEXT, NAV_NEEDED, &checkpoint},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_can_return_options
static const nav_field can_return_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_can_return(
    nav_client *client, const char *checkpoint, const struct nav_can_return_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"checkpoint.canReturn", can_return_options, COUNT(can_return_options)};
    const nav_given given[] = {
        {"checkpoint", NAV_KIND_TEXT, NAV_NEEDED, &checkpoint},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_remove_checkpoint_options
static const nav_field remove_checkpoint_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_remove_checkpoint(
    nav_client *client, const char *checkpoint, const struct nav_remove_checkpoint_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"checkpoint.remove", remove_checkpoint_options, COUNT(remove_checkpoint_options)};
    const nav_given given[] = {
        {"checkpoint", NAV_KIND_TEXT, NAV_NEEDED, &checkpoint},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_add_mapping_options
static const nav_field add_mapping_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"inherits", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(inherits), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_add_mapping(
    nav_client *client, const char *from, const char *to, const struct nav_add_mapping_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"mapping.add", add_mapping_options, COUNT(add_mapping_options)};
    const nav_given given[] = {
        {"from", NAV_KIND_TEXT, NAV_NEEDED, &from},
        {"to", NAV_KIND_TEXT, NAV_NEEDED, &to},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_remove_mapping_options
static const nav_field remove_mapping_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_remove_mapping(
    nav_client *client, const char *mapping, const struct nav_remove_mapping_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"mapping.remove", remove_mapping_options, COUNT(remove_mapping_options)};
    const nav_given given[] = {
        {"mapping", NAV_KIND_TEXT, NAV_NEEDED, &mapping},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_bind_trigger_options
static const nav_field bind_trigger_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_bind_trigger(
    nav_client *client, const char *trigger, json_object *operation, const struct nav_bind_trigger_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"trigger.bind", bind_trigger_options, COUNT(bind_trigger_options)};
    const nav_given given[] = {
        {"trigger", NAV_KIND_TEXT, NAV_NEEDED, &trigger},
        {"operation", NAV_KIND_OBJECT, NAV_NEEDED, &operation},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_set_trigger_options
static const nav_field set_trigger_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_set_trigger(
    nav_client *client, const char *trigger, const struct nav_set_trigger_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"trigger.set", set_trigger_options, COUNT(set_trigger_options)};
    const nav_given given[] = {
        {"trigger", NAV_KIND_TEXT, NAV_NEEDED, &trigger},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_unbind_trigger_options
static const nav_field unbind_trigger_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_unbind_trigger(
    nav_client *client, const char *trigger, const struct nav_unbind_trigger_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"trigger.unbind", unbind_trigger_options, COUNT(unbind_trigger_options)};
    const nav_given given[] = {
        {"trigger", NAV_KIND_TEXT, NAV_NEEDED, &trigger},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_start_flow_options
static const nav_field start_flow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"checkpoint", NAV_KIND_TEXT, NAV_OPTIONAL, AT(checkpoint), NAV_NO_FLAG, NULL},
    {"schema", NAV_KIND_JSON, NAV_OPTIONAL, AT(schema), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"forResult", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(for_result), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_start_flow(
    nav_client *client, const char *name, const struct nav_start_flow_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"flow.start", start_flow_options, COUNT(start_flow_options)};
    const nav_given given[] = {
        {"name", NAV_KIND_TEXT, NAV_NEEDED, &name},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_next_step_options
static const nav_field next_step_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_next_step(
    nav_client *client, const char *flow, const char *type, json_object *arguments,
    const struct nav_next_step_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"flow.next", next_step_options, COUNT(next_step_options)};
    const nav_given given[] = {
        {"flow", NAV_KIND_TEXT, NAV_NEEDED, &flow},
        {"type", NAV_KIND_TEXT, NAV_NEEDED, &type},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 3, options, result, error);
}

#define OWNER nav_update_flow_options
static const nav_field update_flow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_update_flow(
    nav_client *client, const char *flow, json_object *data, const struct nav_update_flow_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"flow.update", update_flow_options, COUNT(update_flow_options)};
    const nav_given given[] = {
        {"flow", NAV_KIND_TEXT, NAV_NEEDED, &flow},
        {"data", NAV_KIND_JSON, NAV_NEEDED_OR_NULL, &data},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_complete_flow_options
static const nav_field complete_flow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_complete_flow(
    nav_client *client, const char *flow, const struct nav_complete_flow_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"flow.complete", complete_flow_options, COUNT(complete_flow_options)};
    const nav_given given[] = {
        {"flow", NAV_KIND_TEXT, NAV_NEEDED, &flow},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_cancel_flow_options
static const nav_field cancel_flow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_cancel_flow(
    nav_client *client, const char *flow, const char *reason, const struct nav_cancel_flow_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"flow.cancel", cancel_flow_options, COUNT(cancel_flow_options)};
    const nav_given given[] = {
        {"flow", NAV_KIND_TEXT, NAV_NEEDED, &flow},
        {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, &reason},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_fail_flow_options
static const nav_field fail_flow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_fail_flow(
    nav_client *client, const char *flow, const char *reason, const struct nav_fail_flow_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"flow.fail", fail_flow_options, COUNT(fail_flow_options)};
    const nav_given given[] = {
        {"flow", NAV_KIND_TEXT, NAV_NEEDED, &flow},
        {"reason", NAV_KIND_TEXT, NAV_NEEDED, &reason},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_flows_options
static const nav_field flows_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_flows(
    nav_client *client, const struct nav_flows_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"flow.list", flows_options, COUNT(flows_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_flow_options
static const nav_field flow_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_flow(
    nav_client *client, const char *flow, const struct nav_flow_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"flow.get", flow_options, COUNT(flow_options)};
    const nav_given given[] = {
        {"flow", NAV_KIND_TEXT, NAV_NEEDED, &flow},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_show_column_options
static const nav_field show_column_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_show_column(
    nav_client *client, const char *type, json_object *arguments, const struct nav_show_column_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"column.show", show_column_options, COUNT(show_column_options)};
    const nav_given given[] = {
        {"type", NAV_KIND_TEXT, NAV_OPTIONAL, &type},
        {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, &arguments},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_answer_alert_options
static const nav_field answer_alert_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_answer_alert(
    nav_client *client, const char *entry, const char *answer, const struct nav_answer_alert_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"answer", answer_alert_options, COUNT(answer_alert_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
        {"answer", NAV_KIND_TEXT, NAV_NEEDED, &answer},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_close_entry_options
static const nav_field close_entry_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_close_entry(
    nav_client *client, const char *entry, const struct nav_close_entry_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"entry.close", close_entry_options, COUNT(close_entry_options)};
    const nav_given given[] = {
        {"entry", NAV_KIND_TEXT, NAV_NEEDED, &entry},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_state_options
static const nav_field state_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_state(
    nav_client *client, const struct nav_state_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"state.get", state_options, COUNT(state_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_set_state_options
static const nav_field set_state_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_set_state(
    nav_client *client, json_object *state, const struct nav_set_state_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"state.set", set_state_options, COUNT(set_state_options)};
    const nav_given given[] = {
        {"state", NAV_KIND_LIST, NAV_NEEDED, &state},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_transaction_options
static const nav_field transaction_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_transaction(
    nav_client *client, json_object *operations, const struct nav_transaction_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"transaction", transaction_options, COUNT(transaction_options)};
    const nav_given given[] = {
        {"operations", NAV_KIND_LIST, NAV_NEEDED, &operations},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_plan_options
static const nav_field plan_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_plan(
    nav_client *client, json_object *operations, const struct nav_plan_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"plan", plan_options, COUNT(plan_options)};
    const nav_given given[] = {
        {"operations", NAV_KIND_LIST, NAV_NEEDED, &operations},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_describe_rules_options
static const nav_field describe_rules_options[] = {
    {"format", NAV_KIND_TEXT, NAV_OPTIONAL, AT(format), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_describe_rules(
    nav_client *client, const struct nav_describe_rules_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"rules.describe", describe_rules_options, COUNT(describe_rules_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_check_rules_options
static const nav_field check_rules_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_check_rules(
    nav_client *client, const struct nav_check_rules_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"rules.check", check_rules_options, COUNT(check_rules_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_add_guard_options
static const nav_field add_guard_options[] = {
    {"types", NAV_KIND_LIST, NAV_OPTIONAL, AT(types), NAV_NO_FLAG, NULL},
    {"roles", NAV_KIND_LIST, NAV_OPTIONAL, AT(roles), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"order", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(order), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(timeout), NAV_NO_FLAG, NULL},
    {"default", NAV_KIND_TEXT, NAV_OPTIONAL, AT(default_), NAV_NO_FLAG, NULL},
    {"away", NAV_KIND_TEXT, NAV_OPTIONAL, AT(away), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_add_guard(
    nav_client *client, const char *name, const char *on, const struct nav_add_guard_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"guard.add", add_guard_options, COUNT(add_guard_options)};
    const nav_given given[] = {
        {"name", NAV_KIND_TEXT, NAV_NEEDED, &name},
        {"on", NAV_KIND_TEXT, NAV_NEEDED, &on},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_remove_guard_options
static const nav_field remove_guard_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_remove_guard(
    nav_client *client, const char *guard, const struct nav_remove_guard_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"guard.remove", remove_guard_options, COUNT(remove_guard_options)};
    const nav_given given[] = {
        {"guard", NAV_KIND_TEXT, NAV_NEEDED, &guard},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_guards_options
static const nav_field guards_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_guards(
    nav_client *client, const struct nav_guards_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"guard.list", guards_options, COUNT(guards_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_send_options
static const nav_field send_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"ephemeral", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(ephemeral), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_send(
    nav_client *client, json_object *values, const struct nav_send_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"send", send_options, COUNT(send_options)};
    const nav_given given[] = {
        {"values", NAV_KIND_LIST, NAV_NEEDED, &values},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_resume_options
static const nav_field resume_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_resume(
    nav_client *client, const struct nav_resume_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"resume", resume_options, COUNT(resume_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_cancel_resume_options
static const nav_field cancel_resume_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_cancel_resume(
    nav_client *client, const struct nav_cancel_resume_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"cancelResume", cancel_resume_options, COUNT(cancel_resume_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_sequences_options
static const nav_field sequences_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_sequences(
    nav_client *client, const struct nav_sequences_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"sequence.list", sequences_options, COUNT(sequences_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_add_receiver_options
static const nav_field add_receiver_options[] = {
    {"value", NAV_KIND_TEXT, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"route", NAV_KIND_TEXT, NAV_OPTIONAL, AT(route), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(timeout), NAV_NO_FLAG, NULL},
    {"auto", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(auto_), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_add_receiver(
    nav_client *client, const struct nav_add_receiver_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"receiver.add", add_receiver_options, COUNT(add_receiver_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_remove_receiver_options
static const nav_field remove_receiver_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_remove_receiver(
    nav_client *client, const char *receiver, const struct nav_remove_receiver_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"receiver.remove", remove_receiver_options, COUNT(remove_receiver_options)};
    const nav_given given[] = {
        {"receiver", NAV_KIND_TEXT, NAV_NEEDED, &receiver},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_receivers_options
static const nav_field receivers_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_receivers(
    nav_client *client, const struct nav_receivers_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"receiver.list", receivers_options, COUNT(receivers_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_register_url_options
static const nav_field register_url_options[] = {
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_LIST, NAV_OPTIONAL, AT(to), NAV_NO_FLAG, NULL},
    {"ask", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(ask), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_register_url(
    nav_client *client, const char *pattern, const struct nav_register_url_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"url.register", register_url_options, COUNT(register_url_options)};
    const nav_given given[] = {
        {"pattern", NAV_KIND_TEXT, NAV_NEEDED, &pattern},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_unregister_url_options
static const nav_field unregister_url_options[] = {
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_unregister_url(
    nav_client *client, const char *pattern, const struct nav_unregister_url_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"url.unregister", unregister_url_options, COUNT(unregister_url_options)};
    const nav_given given[] = {
        {"pattern", NAV_KIND_TEXT, NAV_OPTIONAL, &pattern},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_url_patterns_options
static const nav_field url_patterns_options[] = {
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_url_patterns(
    nav_client *client, const struct nav_url_patterns_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"url.list", url_patterns_options, COUNT(url_patterns_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_resolve_url_options
static const nav_field resolve_url_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_resolve_url(
    nav_client *client, const char *url, const struct nav_resolve_url_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"url.resolve", resolve_url_options, COUNT(resolve_url_options)};
    const nav_given given[] = {
        {"url", NAV_KIND_TEXT, NAV_NEEDED, &url},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_open_url_options
static const nav_field open_url_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"ephemeral", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(ephemeral), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_open_url(
    nav_client *client, const char *url, const struct nav_open_url_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"url.open", open_url_options, COUNT(open_url_options)};
    const nav_given given[] = {
        {"url", NAV_KIND_TEXT, NAV_NEEDED, &url},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_encode_url_options
static const nav_field encode_url_options[] = {
    {"items", NAV_KIND_LIST, NAV_OPTIONAL, AT(items), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_encode_url(
    nav_client *client, const struct nav_encode_url_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"url.encode", encode_url_options, COUNT(encode_url_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_history_options
static const nav_field history_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"since", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(since), NAV_NO_FLAG, NULL},
    {"limit", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(limit), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_history(
    nav_client *client, const struct nav_history_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"history.list", history_options, COUNT(history_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_statistics_options
static const nav_field statistics_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"since", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(since), NAV_NO_FLAG, NULL},
    {"limit", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(limit), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_statistics(
    nav_client *client, const struct nav_statistics_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"history.statistics", statistics_options, COUNT(statistics_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_undo_options
static const nav_field undo_options[] = {
    {"navigation", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(navigation), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(to), NAV_NO_FLAG, NULL},
    {"token", NAV_KIND_TEXT, NAV_OPTIONAL, AT(token), NAV_NO_FLAG, NULL},
    {"replacesPending", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replaces_pending), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_undo(
    nav_client *client, const struct nav_undo_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"undo", undo_options, COUNT(undo_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_configure_scene_options
static const nav_field configure_scene_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"executionDelay", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(execution_delay), NAV_NO_FLAG, NULL},
    {"verbosity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(verbosity), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_configure_scene(
    nav_client *client, const struct nav_configure_scene_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"scene.configure", configure_scene_options, COUNT(configure_scene_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_unwatch_options
static const nav_field unwatch_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_unwatch(
    nav_client *client, int64_t watch, const struct nav_unwatch_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"unwatch", unwatch_options, COUNT(unwatch_options)};
    const nav_given given[] = {
        {"watch", NAV_KIND_INTEGER, NAV_NEEDED, &watch},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_watches_options
static const nav_field watches_options[] = {
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_watches(
    nav_client *client, const struct nav_watches_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"watch.list", watches_options, COUNT(watches_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_watch_host_options
static const nav_field watch_host_options[] = {
    {"since", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(since), NAV_NO_FLAG, NULL},
    {"instance", NAV_KIND_TEXT, NAV_OPTIONAL, AT(instance), NAV_NO_FLAG, NULL},
    {"credit", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(credit), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_watch_host(
    nav_client *client, const struct nav_watch_host_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"host.watch", watch_host_options, COUNT(watch_host_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_add_credit_options
static const nav_field add_credit_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_add_credit(
    nav_client *client, int64_t watch, int64_t credit, const struct nav_add_credit_options *options,
    json_object **result, nav_error *error) {
    static const nav_method method = {"watch.credit", add_credit_options, COUNT(add_credit_options)};
    const nav_given given[] = {
        {"watch", NAV_KIND_INTEGER, NAV_NEEDED, &watch},
        {"credit", NAV_KIND_INTEGER, NAV_NEEDED, &credit},
    };
    return nav_call_method(client, &method, given, 2, options, result, error);
}

#define OWNER nav_report_rendering_options
static const nav_field report_rendering_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"focus", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(focus), NAV_NO_FLAG, NULL},
    {"undrawn", NAV_KIND_LIST, NAV_OPTIONAL, AT(undrawn), NAV_NO_FLAG, NULL},
    {"ends", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(ends), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_report_rendering(
    nav_client *client, const struct nav_report_rendering_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"renderer.report", report_rendering_options, COUNT(report_rendering_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_renderers_options
static const nav_field renderers_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_renderers(
    nav_client *client, const struct nav_renderers_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"renderer.list", renderers_options, COUNT(renderers_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_fleet_options
static const nav_field fleet_options[] = {
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_fleet(
    nav_client *client, const struct nav_fleet_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"fleet.describe", fleet_options, COUNT(fleet_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_move_scene_options
static const nav_field move_scene_options[] = {
    {"to", NAV_KIND_TEXT, NAV_OPTIONAL, AT(to), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_move_scene(
    nav_client *client, const char *scene, const struct nav_move_scene_options *options, json_object **result,
    nav_error *error) {
    static const nav_method method = {"scene.move", move_scene_options, COUNT(move_scene_options)};
    const nav_given given[] = {
        {"scene", NAV_KIND_TEXT, NAV_NEEDED, &scene},
    };
    return nav_call_method(client, &method, given, 1, options, result, error);
}

#define OWNER nav_export_scene_options
static const nav_field export_scene_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"local", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(local), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_export_scene(
    nav_client *client, const struct nav_export_scene_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"scene.export", export_scene_options, COUNT(export_scene_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}

#define OWNER nav_import_scene_options
static const nav_field import_scene_options[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"ifRevision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_revision), NAV_NO_FLAG, NULL},
    {"ifNavigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(if_navigation), NAV_NO_FLAG, NULL},
    {"local", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(local), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_TEXT, NAV_OPTIONAL, AT(state), NAV_NO_FLAG, NULL},
    {"replace", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(replace), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
#undef OWNER

nav_status nav_import_scene(
    nav_client *client, const struct nav_import_scene_options *options, json_object **result, nav_error *error) {
    static const nav_method method = {"scene.import", import_scene_options, COUNT(import_scene_options)};
    return nav_call_method(client, &method, NULL, 0, options, result, error);
}
