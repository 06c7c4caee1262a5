// Modules: what was registered, kept so that it can be registered again.
#include "internal.h"

#include <stdlib.h>
#include <string.h>

struct nav_provider {
    nav_provider *next;
    nav_client *client;
    char *name;
    /// The parameters of `module.register`, merged from all registrations; NULL before the first was accepted.
    json_object *registration;
    nav_question_fn *on_question;
    void *context;
    /// When to register again; NAV_NEVER while it is registered.
    int64_t due;
    double pause;
};

// The list of modules

static nav_provider **find_place(nav_client *client, const char *name, size_t length) {
    nav_provider **place = &client->modules;
    while (*place && (strlen((*place)->name) != length || memcmp((*place)->name, name, length) != 0)) {
        place = &(*place)->next;
    }
    return place;
}

static nav_provider *find(nav_client *client, const char *name) {
    return *find_place(client, name, strlen(name));
}

static nav_provider *find_or_add(nav_client *client, const char *name) {
    nav_provider **place = find_place(client, name, strlen(name));
    if (*place) {
        return *place;
    }
    nav_provider *module = calloc(1, sizeof *module);
    char *copy = strdup(name);
    if (module == NULL || copy == NULL) {
        free(module);
        free(copy);
        return NULL;
    }
    module->client = client;
    module->name = copy;
    module->due = NAV_NEVER;
    return *place = module;
}

static void ignore(void *context, json_object *result, const nav_error *error) {
    (void)context, (void)result, (void)error;
}

static void remove_at(nav_client *client, nav_provider **place) {
    nav_provider *module = *place;
    if (module == NULL) {
        return;
    }
    *place = module->next;
    // A renewal may be under way.
    nav_calls_redirect(client, module, ignore);
    json_object_put(module->registration);
    free(module->name);
    free(module);
}

void nav_module_lost(nav_client *client, const char *name) {
    if (name != NULL) {
        remove_at(client, find_place(client, name, strlen(name)));
    }
}

void nav_modules_free(nav_client *client) {
    while (client->modules) {
        remove_at(client, &client->modules);
    }
}

// Registering

static bool is_same_type(json_object *a, json_object *b) {
    const char *first = nav_get_string(a, "type");
    const char *second = nav_get_string(b, "type");
    return first && second && strcmp(first, second) == 0;
}

static void merge_destination(json_object *all, json_object *destination) {
    size_t count = json_object_array_length(all);
    size_t index = 0;
    while (index < count && !is_same_type(json_object_array_get_idx(all, index), destination)) {
        index++;
    }
    json_object_array_put_idx(all, index, json_object_get(destination));
}

static void merge_destinations(json_object *all, json_object *more) {
    if (!json_object_is_type(all, json_type_array) || !json_object_is_type(more, json_type_array)) {
        return;
    }
    for (size_t index = 0; index < json_object_array_length(more); index++) {
        merge_destination(all, json_object_array_get_idx(more, index));
    }
}

/// Keeps the lists that a registration left out: the host has not changed them.
static void keep_lists(json_object *params, json_object *former) {
    json_object_object_foreach(former, name, value) {
        if (json_object_is_type(value, json_type_array) && !json_object_object_get_ex(params, name, NULL)) {
            json_object_object_add(params, name, json_object_get(value));
        }
    }
}

/// The registration as the host has it now: types that were named again are redefined, the others stay. A registration
/// with `replaces` is the whole module.
static void merge(nav_provider *module, json_object *params) {
    json_object *former = module->registration;
    module->registration = json_object_get(params);
    if (former != NULL && !json_object_get_boolean(nav_get(params, "replaces"))) {
        json_object *destinations = json_object_get(nav_get(former, "destinations"));
        merge_destinations(destinations, nav_get(params, "destinations"));
        json_object_object_add(params, "destinations", destinations);
        keep_lists(params, former);
    }
    json_object_put(former);
}

/// The answer has come, and in the same moment the module may have been lost, or unregistered by a callback.
static void registered(nav_client *client, const char *name, json_object *params, nav_question_fn *on_question, void *context) {
    nav_provider *module = find(client, name);
    if (module != NULL) {
        merge(module, params);
        module->on_question = on_question;
        module->context = context;
    }
}

static void not_registered(nav_client *client, const char *name) {
    nav_provider **place = find_place(client, name, strlen(name));
    if (*place && (*place)->registration == NULL) {
        remove_at(client, place);
    }
}

static nav_status try_register(
    nav_client *client, json_object *params, nav_question_fn *on_question, void *context, json_object **result, nav_error *error) {
    const char *name = nav_get_string(params, "module");
    if (name == NULL) {
        return nav_fail(error, NAV_INVALID, "invalid_use", "a registration names its module");
    }
    nav_provider *module = find_or_add(client, name);
    if (module == NULL) {
        return nav_fail(error, NAV_NO_MEMORY, "no_memory", "no memory for a module");
    }
    if (module->registration == NULL) {
        // A question may come right behind the answer.
        module->on_question = on_question;
        module->context = context;
    }
    nav_status status = nav_call(client, "module.register", json_object_get(params), result, NAV_DEFAULT_TIMEOUT, error);
    if (status == NAV_OK) {
        registered(client, name, params, on_question, context);
    } else {
        not_registered(client, name);
    }
    return status;
}

nav_status nav_register(
    nav_client *client, json_object *params, nav_question_fn *on_question, void *context, json_object **result, nav_error *error) {
    nav_error_clear(error);
    if (result) {
        *result = NULL;
    }
    nav_status status = try_register(client, params, on_question, context, result, error);
    json_object_put(params);
    return status;
}

static bool is_named(json_object *types, json_object *destination) {
    const char *type = nav_get_string(destination, "type");
    for (size_t index = 0; index < json_object_array_length(types); index++) {
        const char *name = json_object_get_string(json_object_array_get_idx(types, index));
        if (type && name && strcmp(type, name) == 0) {
            return true;
        }
    }
    return false;
}

/// A module that has no types left is still registered, here as at the host.
static void forget_types(nav_provider *module, json_object *types) {
    json_object *destinations = module ? nav_get(module->registration, "destinations") : NULL;
    if (!json_object_is_type(destinations, json_type_array) || !json_object_is_type(types, json_type_array)) {
        return;
    }
    for (size_t index = json_object_array_length(destinations); index-- > 0;) {
        if (is_named(types, json_object_array_get_idx(destinations, index))) {
            json_object_array_del_idx(destinations, index, 1);
        }
    }
}

nav_status nav_unregister(nav_client *client, const char *module, json_object *types, nav_error *error) {
    json_object *params = json_object_new_object();
    json_object_object_add(params, "module", json_object_new_string(module));
    if (types != NULL) {
        json_object_object_add(params, "types", json_object_get(types));
    }
    nav_status status = nav_call(client, "module.unregister", params, NULL, NAV_DEFAULT_TIMEOUT, error);
    if (status == NAV_OK && types != NULL) {
        forget_types(find(client, module), types);
    } else if (status == NAV_OK) {
        nav_module_lost(client, module);
    }
    json_object_put(types);
    return status;
}

// Registering again

void nav_modules_due(nav_client *client) {
    for (nav_provider *module = client->modules; module; module = module->next) {
        module->due = nav_now();
        module->pause = client->options.pause_min;
    }
}

static void try_later(nav_provider *module) {
    module->due = nav_now() + nav_milliseconds(module->pause);
    module->pause = nav_next_pause(module->client, module->pause);
}

/// Retries a registration that was refused: the host may not have noticed yet that the connection before this one
/// ended.
static void renewed(void *context, json_object *result, const nav_error *error) {
    (void)result;
    nav_provider *module = context;
    if (error != NULL && error->status != NAV_LOST) {
        try_later(module);
        nav_report(module->client, NAV_NOT_RENEWED, error);
    }
}

static void renew(nav_provider *module) {
    json_object *params = json_object_get(module->registration);
    if (nav_call_async(module->client, "module.register", params, NAV_DEFAULT_TIMEOUT, renewed, module, NULL)) {
        module->due = NAV_NEVER;
    } else {
        try_later(module);
    }
}

void nav_modules_renew(nav_client *client) {
    for (nav_provider *module = client->modules; module; module = module->next) {
        if (module->registration && module->due <= nav_now()) {
            renew(module);
        }
    }
}

int64_t nav_modules_deadline(const nav_client *client) {
    int64_t deadline = NAV_NEVER;
    for (const nav_provider *module = client->modules; module; module = module->next) {
        if (module->registration) {
            deadline = nav_earlier(deadline, module->due);
        }
    }
    return deadline;
}

// Questions

bool nav_module_asked(nav_client *client, const char *type, nav_handler *handler) {
    nav_provider *module = type ? *find_place(client, type, strcspn(type, ".")) : NULL;
    if (module == NULL || module->on_question == NULL) {
        return false;
    }
    *handler = (nav_handler){.on_question = module->on_question, .context = module->context};
    return true;
}
