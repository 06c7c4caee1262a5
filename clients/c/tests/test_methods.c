// The functions of methods: what goes out for what is given, and what comes back.
#include "check.h"
#include "clients.h"
#include "described.h"
#include "navhost-methods.h"

/// A client of a host that remembers lines, for `sent`.
static nav_client *connect_to_memory(scripted_host *host) {
    return connect_with(host, SCRIPTS(say_line_before), (nav_options){0});
}

/// As `has_sent`, with ' for ".
static bool sent(nav_client *client, const char *method, const char *params) {
    json_object *expected = json(params);
    bool is_sent = has_sent(client, method, expected);
    json_object_put(expected);
    return is_sent;
}

static void options_go_out_as_given(void) {
    scripted_host host;
    nav_client *client = connect_to_memory(&host);
    const struct nav_push_options options = {
        .if_revision = NAV_INTEGER(9007199254740993),
        .if_present = NAV_IF_PRESENT_RAISE,
        .transient = NAV_BOOLEAN(false),
        .by_person = NAV_BOOLEAN(true),
        .hints = json("{'icon':null}"),
    };
    CHECK(nav_push(client, "shop.list", json("{'page':2}"), &options, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "push", "{'type':'shop.list','arguments':{'page':2},'ifRevision':9007199254740993,'hints':{'icon':null},"
                               "'ifPresent':'raise','transient':false,'byPerson':true}"));
    CHECK(nav_pop(client, NAV_INTEGER(2), &(struct nav_pop_options){.navigator = "n1"}, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "pop", "{'count':2,'navigator':'n1'}"));
    const struct nav_add_guard_options patient = {.timeout = NAV_NUMBER(1.5), .default_ = "deny", .types = json("['shop.list']")};
    CHECK(nav_add_guard(client, "slow", "enter", &patient, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "guard.add", "{'name':'slow','on':'enter','timeout':1.5,'default':'deny','types':['shop.list']}"));
    leave(client, &host);
}

static void nothing_goes_out_for_what_is_left_out(void) {
    scripted_host host;
    nav_client *client = connect_to_memory(&host);
    CHECK(nav_push(client, "shop.list", NULL, NULL, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "push", "{'type':'shop.list'}"));
    CHECK(nav_pop(client, NULL, &(struct nav_pop_options){0}, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "pop", "{}"));
    leave(client, &host);
}

static void null_is_not_left_out(void) {
    scripted_host host;
    nav_client *client = connect_to_memory(&host);
    CHECK(nav_update_entry(client, "e2", NULL, &(struct nav_update_entry_options){.hints = NAV_NULL}, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "entry.update", "{'entry':'e2','hints':null}"));
    CHECK(nav_update_entry(client, "e2", NULL, NULL, NULL, NULL) == NAV_OK && sent(client, "entry.update", "{'entry':'e2'}"));
    CHECK(nav_provide_content(client, "e2", NAV_NULL, NULL, NULL, NULL) == NAV_OK);
    CHECK(sent(client, "entry.provide", "{'entry':'e2','content':null}"));
    // It must be given and may be null, so NULL is null.
    CHECK(nav_update_flow(client, "a3", NULL, NULL, NULL, NULL) == NAV_OK && sent(client, "flow.update", "{'flow':'a3','data':null}"));
    CHECK(nav_update_flow(client, "a3", NAV_NULL, NULL, NULL, NULL) == NAV_OK && sent(client, "flow.update", "{'flow':'a3','data':null}"));
    leave(client, &host);
}

/// Each of them is NULL, though it must be given. The function releases the values that it took all the same.
static void what_must_be_given_is_checked(void) {
    scripted_host host;
    nav_client *client = connect_to_memory(&host);
    nav_error error = {0};
    json_object *result = (json_object *)&error, *arguments = json("{}"), *hints = json("{}");
    const struct nav_push_options options = {.hints = json_object_get(hints)};
    CHECK(nav_push(client, NULL, json_object_get(arguments), &options, &result, &error) == NAV_INVALID);
    CHECK(result == NULL && strcmp(error.name, "invalid_use") == 0 && strcmp(error.message, "`type` must be given") == 0);
    CHECK(nav_transaction(client, NULL, NULL, &result, &error) == NAV_INVALID && strcmp(error.message, "`operations` must be given") == 0);
    CHECK(json_object_put(arguments) == 1 && json_object_put(hints) == 1);
    CHECK(nav_ping(client, NULL, NULL, &error) == NAV_OK && error.status == NAV_OK);
    leave(client, &host);
}

static void time_of_a_call_is_its_own(void) {
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(just_read), (nav_options){0});
    nav_error error = {0};
    CHECK(nav_ping(client, &(struct nav_ping_options){.within = 0.001}, NULL, &error) == NAV_TIMED_OUT && error.status == NAV_TIMED_OUT);
    nav_error_clear(&error);
    leave(client, &host);
}

/// The value that `described_calls` give a parameter.
static json_object *value_of(json_object *parameter) {
    const char *type = string_of(json_object_object_get(parameter, "schema"), "type");
    if (strcmp(type, "integer") == 0) {
        return json_object_new_int(7);
    }
    if (strcmp(type, "number") == 0) {
        return json_object_new_double(1.5);
    }
    return strcmp(type, "boolean") == 0 ? json_object_new_boolean(true) : json_object_new_string(string_of(parameter, "name"));
}

/// All parameters of a method but `during`, which the library adds by itself.
static json_object *values_of(json_object *methods, const char *name) {
    json_object *values = json_object_new_object();
    for (size_t index = 0; index < json_object_array_length(methods); index++) {
        json_object *method = json_object_array_get_idx(methods, index), *described = json_object_object_get(method, "params");
        bool is_other = strcmp(string_of(method, "name"), name) != 0;
        for (size_t place = 0; !is_other && place < json_object_array_length(described); place++) {
            json_object *parameter = json_object_array_get_idx(described, place);
            json_object_object_add(values, string_of(parameter, "name"), value_of(parameter));
        }
    }
    json_object_object_del(values, "during");
    return values;
}

static void functions_send_every_parameter(void) {
    real_host real = real_host_new(NULL, NULL);
    nav_client *asking = join(&real);
    json_object *document = call(asking, "rpc.discover", NULL), *methods = json_object_object_get(document, "methods");
    nav_close(asking);
    real_host_free(&real);
    scripted_host host;
    nav_client *client = connect_to_memory(&host);
    size_t count = 0;
    for (const described_call *one = described_calls; one->name != NULL; one++, count++) {
        json_object *values = values_of(methods, one->name);
        CHECK(one->call(client) == NAV_OK && has_sent(client, one->name, values));
        json_object_put(values);
    }
    // All but module.register, module.unregister, request.cancel and watch.
    CHECK(count + 4 == json_object_array_length(methods));
    json_object_put(document);
    leave(client, &host);
}

// With the real host

static void results_are_read(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    json_object *result = NULL;
    provide(client, SHOP, NULL, NULL);
    const struct nav_push_options options = {.if_revision = NAV_INTEGER(0)};
    CHECK(nav_push(client, "shop.list", json("{'page':2}"), &options, &result, NULL) == NAV_OK);
    struct nav_shown_result shown;
    CHECK(nav_push_result_which(result) == NAV_PUSH_RESULT_IS_SHOWN && nav_shown_result_read(result, &shown) == 0);
    CHECK(shown.changed && shown.revision == 1 && strcmp(shown.entry, "e2") == 0 && strcmp(shown.durability, NAV_DURABILITY_MEMORY) == 0);
    json_object_put(result);
    CHECK(nav_tree(client, NULL, &result, NULL) == NAV_OK);
    struct nav_snapshot tree;
    struct nav_navigator root;
    struct nav_entry entry;
    CHECK(nav_snapshot_read(result, &tree) == 0 && tree.next == NULL);
    CHECK(nav_navigator_read(json_object_array_get_idx(tree.navigators, 0), &root) == 0 && root.has_path && root.parent == NULL);
    CHECK(nav_entry_read(json_object_array_get_idx(root.path, 0), &entry) == 0 && is_json(entry.arguments, "{'page':2}"));
    CHECK(!entry.has_version && !entry.has_content && entry.hints == NULL);
    json_object_put(result);
    nav_close(client);
    real_host_free(&host);
}

static void errors_are_read(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    nav_error error = {0};
    struct nav_unknown_destination_data unknown;
    struct nav_denied_data denied;
    CHECK(nav_push(client, "shop.list", NULL, NULL, NULL, &error) == NAV_REFUSED && error.code == NAV_CODE_UNKNOWN_DESTINATION);
    CHECK(strcmp(error.name, NAV_ERROR_UNKNOWN_DESTINATION) == 0);
    CHECK(nav_unknown_destination_data_read(error.data, &unknown) == 0 && strcmp(unknown.type, "shop.list") == 0);
    CHECK(nav_denied_data_read(error.data, &denied) == -1);
    nav_error_clear(&error);
    nav_close(client);
    real_host_free(&host);
}

const test method_tests[] = {
    {"options go out as given", options_go_out_as_given},
    {"nothing goes out for what is left out", nothing_goes_out_for_what_is_left_out},
    {"null is not left out", null_is_not_left_out},
    {"what must be given is checked", what_must_be_given_is_checked},
    {"time of a call is its own", time_of_a_call_is_its_own},
    {"functions send every parameter", functions_send_every_parameter},
    {"results are read", results_are_read},
    {"errors are read", errors_are_read},
    {0},
};
