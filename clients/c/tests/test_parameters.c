// Every parameter that the host describes goes out, whatever its name is.
#include "check.h"
#include "clients.h"
#include "navhost-methods.h"

/// The methods of the host's OpenRPC document.
static json_object *described_methods(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    json_object *document = call(client, "rpc.discover", NULL);
    json_object *methods = json_object_get(json_object_object_get(document, "methods"));
    CHECK(json_object_array_length(methods) > 30);
    json_object_put(document);
    nav_close(client);
    real_host_free(&host);
    return methods;
}

/// All parameters of a method, each with its name as its value.
static json_object *all_parameters(json_object *method) {
    json_object *all = json_object_new_object(), *described = json_object_object_get(method, "params");
    for (size_t index = 0; index < json_object_array_length(described); index++) {
        const char *name = string_of(json_object_array_get_idx(described, index), "name");
        json_object_object_add(all, name, json_object_new_string(name));
    }
    return all;
}

static json_object *all_parameters_of(json_object *methods, const char *name) {
    for (size_t index = 0; index < json_object_array_length(methods); index++) {
        json_object *method = json_object_array_get_idx(methods, index);
        if (strcmp(string_of(method, "name"), name) == 0) {
            return all_parameters(method);
        }
    }
    CHECK(!"the method is described");
    return json_object_new_object();
}

static void calls_send_every_parameter(void) {
    json_object *methods = described_methods();
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(say_line_before), (nav_options){0});
    for (size_t index = 0; index < json_object_array_length(methods); index++) {
        json_object *method = json_object_array_get_idx(methods, index), *all = all_parameters(method);
        const char *name = string_of(method, "name"), *text = json_object_to_json_string_ext(all, JSON_C_TO_STRING_PLAIN);
        CHECK(nav_call(client, name, json_object_get(all), NULL, PATIENCE, NULL) == NAV_OK && has_sent(client, name, all));
        CHECK(nav_call_text(client, name, (nav_text){text, strlen(text)}, NULL, PATIENCE, NULL) == NAV_OK && has_sent(client, name, all));
        CHECK(nav_call_async(client, name, json_object_get(all), PATIENCE, NULL, NULL, NULL) && has_sent(client, name, all));
        CHECK(nav_notify(client, name, json_object_get(all), NULL) == NAV_OK && has_sent(client, name, all));
        json_object_put(all);
    }
    json_object_put(methods);
    leave(client, &host);
}

static void modules_and_watches_send_every_parameter(void) {
    json_object *methods = described_methods();
    scripted_host host;
    nav_client *client = connect_with(&host, SCRIPTS(say_line_before), (nav_options){0});
    json_object *all = all_parameters_of(methods, "module.register");
    CHECK(nav_register(client, json_object_get(all), NULL, NULL, NULL, NULL) == NAV_OK && has_sent(client, "module.register", all));
    json_object_put(all);

    all = all_parameters_of(methods, "module.unregister");
    json_object_object_add(all, "types", json("['module.page']"));
    json_object *types = json_object_get(json_object_object_get(all, "types"));
    // The library adds `during` by itself. Unregistering is nothing that a person asks for, so it has no options.
    json_object_object_del(all, "during");
    json_object_object_del(all, "byPerson");
    json_object_object_del(all, "traceparent");
    CHECK(nav_unregister(client, "module", types, NULL) == NAV_OK && has_sent(client, "module.unregister", all));
    json_object_put(all);

    all = all_parameters_of(methods, "watch");
    json_object_object_add(all, "since", json_object_new_int(7));
    nav_watch *watch = nav_watch_open(client, json_object_get(all), &(nav_watch_events){0}, NULL, NULL);
    CHECK(watch != NULL && has_sent(client, "watch", all));
    nav_watch_close(watch);
    json_object_put(all);
    json_object_put(methods);
    leave(client, &host);
}

static void keep_question(nav_question *question, void *context) {
    *(nav_question **)context = question;
}

/// The client that has the guard does not read before the denial.
static void silent_guard_denies_when_its_own_timeout_is_over(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *other = join(&host);
    nav_question *kept = NULL;
    nav_error error = {0};
    provide(shop, SHOP, NULL, NULL);
    CHECK(nav_on(shop, "guard.ask", keep_question, &kept) == NAV_OK);
    run(shop, "guard.add", "{'name':'slow','on':'enter','timeout':1.5}");
    CHECK(nav_navigate(other, "shop.list", NULL, NULL, NULL, &error) == NAV_REFUSED && strcmp(error.name, "denied") == 0);
    CHECK(strcmp(string_of(error.data, "guardName"), "slow") == 0);
    CHECK(json_object_get_boolean(json_object_object_get(error.data, "byDefault")));
    WAIT_UNTIL(shop, kept);
    CHECK(is_json(json_object_object_get(nav_question_params(kept), "timeout"), "1.5"));
    CHECK(nav_refuse(kept, 1, "too late") == NAV_OK);
    nav_error_clear(&error);
    nav_close(shop);
    nav_close(other);
    real_host_free(&host);
}

const test parameter_tests[] = {
    {"calls send every parameter", calls_send_every_parameter},
    {"modules and watches send every parameter", modules_and_watches_send_every_parameter},
    {"silent guard denies when its own timeout is over", silent_guard_denies_when_its_own_timeout_is_over},
    {0},
};
