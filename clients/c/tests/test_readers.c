// The readers: members of each kind, choices, and all that a document of the host has as an example.
#include "check.h"
#include "clients.h"
#include "described.h"
#include "navhost-methods.h"

#include <stdio.h>

static void members_of_each_kind(void) {
    json_object *text = json("{'type':'shop.list','module':'shop','orphan':'keep','version':3,'provides':true,'content':false,"
                             "'roles':['a'],'hints':{'icon':'x'},'ofANewerHost':[1]}");
    struct nav_destination read;
    CHECK(nav_destination_read(text, &read) == 0);
    CHECK(strcmp(read.type, "shop.list") == 0 && strcmp(read.orphan, "keep") == 0 && read.title == NULL);
    CHECK(read.has_version && read.version == 3 && read.has_provides && read.provides);
    CHECK(read.has_content && is_json(read.content, "false") && !read.has_arguments && read.arguments == NULL);
    CHECK(json_object_array_length(read.roles) == 1 && is_json(read.hints, "{'icon':'x'}") && read.rules == NULL);
    json_object_put(text);
    struct nav_guard_pause_notification pause;
    text = json("{'guard':'g1','name':'slow','paused':true,'retryAfter':30}");
    CHECK(nav_guard_pause_notification_read(text, &pause) == 0 && pause.has_retry_after && pause.retry_after > 29 && !pause.has_misses);
    json_object_put(text);
}

/// A value may be null where any JSON may be; it is there then. Other members that are null are left out.
static void null_in_an_object(void) {
    json_object *text = json("{'kind':'checkpoint.returned','navigator':'n1','value':null,'name':null}");
    struct nav_signal signal;
    CHECK(nav_signal_read(text, &signal) == 0 && signal.has_value && signal.value == NULL && signal.name == NULL);
    json_object_object_del(text, "value");
    CHECK(nav_signal_read(text, &signal) == 0 && !signal.has_value);
    json_object_put(text);
    struct nav_change_navigator_selected selected;
    text = json("{'kind':'navigator.selected','parent':'n1','child':null,'previous':'n2'}");
    CHECK(nav_change_navigator_selected_read(text, &selected) == 0 && selected.child == NULL && strcmp(selected.previous, "n2") == 0);
    json_object_put(text);
}

static bool is_refused(const char *text) {
    json_object *object = json(text);
    struct nav_removed read = {7, 7};
    bool is_refused = nav_removed_read(object, &read) == -1 && read.entries == 0 && read.navigators == 0;
    json_object_put(object);
    return is_refused;
}

static void other_objects_are_refused(void) {
    CHECK(is_refused("{'entries':1}"));
    CHECK(is_refused("{'entries':1,'navigators':null}"));
    CHECK(is_refused("{'entries':1,'navigators':'2'}"));
    CHECK(is_refused("{'entries':1,'navigators':2.5}"));
    CHECK(is_refused("[1,2]"));
    CHECK(is_refused("null"));
}

static int which(int (*which_of)(json_object *), const char *text) {
    json_object *object = json(text);
    int value = which_of(object);
    json_object_put(object);
    return value;
}

static int change_of(json_object *json) {
    return (int)nav_change_which(json);
}

static int push_result_of(json_object *json) {
    return (int)nav_push_result_which(json);
}

static int sent_item_of(json_object *json) {
    return (int)nav_sent_item_which(json);
}

static void choices_with_a_tag(void) {
    CHECK(which(change_of, "{'kind':'entry.added'}") == NAV_CHANGE_IS_ENTRY_ADDED);
    CHECK(which(change_of, "{'kind':'type.orphaned','type':'shop.list'}") == NAV_CHANGE_IS_TYPE_ORPHANED);
    CHECK(which(change_of, "{'kind':'entry.painted'}") == NAV_CHANGE_IS_UNKNOWN);
    CHECK(which(change_of, "{'kind':1}") == NAV_CHANGE_IS_UNKNOWN && which(change_of, "{}") == NAV_CHANGE_IS_UNKNOWN);
    CHECK(which(change_of, "null") == NAV_CHANGE_IS_UNKNOWN);
}

static void choices_without_a_tag(void) {
    CHECK(which(push_result_of, "{'scene':'main','revision':1,'changed':true,'navigator':'n1','more':1}") == NAV_PUSH_RESULT_IS_SHOWN);
    CHECK(which(push_result_of, "{'scene':'main','revision':1,'changed':true,'navigator':'n1','redirected':[]}") == NAV_PUSH_RESULT_IS_REDIRECTED);
    CHECK(which(push_result_of, "{'scene':'main','revision':1,'by':{},'flow':'a1','outcome':'failed'}") == NAV_PUSH_RESULT_IS_OUTCOME);
    CHECK(which(push_result_of, "{'scene':'main'}") == NAV_PUSH_RESULT_IS_UNKNOWN);
    CHECK(which(sent_item_of, "{'action':'pause'}") == NAV_SENT_ITEM_IS_ACTION);
    CHECK(which(sent_item_of, "{'action':'perform','method':'back'}") == NAV_SENT_ITEM_IS_ACTION_METHOD);
    CHECK(which(sent_item_of, "{'type':'shop.list'}") == NAV_SENT_ITEM_IS_TYPE);
}

// The document

static const described *find(const described *list, const char *name) {
    while (list->name != NULL && strcmp(list->name, name) != 0) {
        list++;
    }
    return list->name == NULL ? NULL : list;
}

/// Counts the examples of a method whose results were read. A partial example has not all of its result.
static int read_examples(json_object *method) {
    const described *described = find(described_results, string_of(method, "name"));
    json_object *examples = json_object_object_get(method, "examples");
    int count = 0;
    for (size_t index = 0; described != NULL && index < json_object_array_length(examples); index++) {
        json_object *example = json_object_array_get_idx(examples, index);
        json_object *result = json_object_object_get(json_object_object_get(example, "result"), "value");
        bool is_read = json_object_object_get_ex(example, "x-isPartial", NULL) || described->is_read(result);
        if (!is_read) {
            fprintf(stderr, "not read, of %s: %s\n", described->name, json_object_to_json_string(result));
        }
        CHECK(is_read);
        count++;
    }
    return count;
}

static void examples_of_the_document_are_read(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *client = join(&host);
    json_object *document = NULL;
    CHECK(nav_discover(client, NULL, &document, NULL) == NAV_OK);
    json_object *methods = json_object_object_get(document, "methods");
    int count = 0;
    for (size_t index = 0; index < json_object_array_length(methods); index++) {
        count += read_examples(json_object_array_get_idx(methods, index));
    }
    CHECK(count > 100);
    json_object_put(document);
    nav_close(client);
    real_host_free(&host);
}

/// Reads the messages of a watch as they come.
static void read_change(nav_watch *watch, json_object *params, void *context) {
    (void)watch;
    struct nav_changed_notification changed;
    struct nav_cause cause;
    CHECK(find(described_notifications, NAV_NOTIFICATION_CHANGED)->is_read(params));
    CHECK(nav_changed_notification_read(params, &changed) == 0 && nav_cause_read(changed.cause, &cause) == 0);
    CHECK(nav_change_which(json_object_array_get_idx(changed.changes, 0)) == NAV_CHANGE_IS_ENTRY_ADDED);
    snprintf(context, 32, "%s", cause.method);
}

static void read_question(nav_question *question, void *context) {
    struct nav_entry_ask_question asked;
    CHECK(find(described_questions, NAV_QUESTION_ENTRY_ASK)->is_read(nav_question_params(question)));
    CHECK(nav_entry_ask_question_read(nav_question_params(question), &asked) == 0 && asked.timeout > 0);
    snprintf(context, 32, "%s", asked.entry);
    nav_answer(question, NULL);
}

static void notifications_and_questions_are_read(void) {
    real_host host = real_host_new(NULL, NULL);
    nav_client *shop = join(&host), *client = join(&host);
    char asked[32] = "", method[32] = "";
    provide(shop, SHOP, read_question, asked);
    const nav_watch_events events = {.change = read_change};
    CHECK(nav_watch_open(client, NULL, &events, method, NULL) != NULL);
    CHECK(nav_push(client, "shop.list", NULL, NULL, NULL, NULL) == NAV_OK);
    WAIT_UNTIL(client, strcmp(method, "push") == 0);
    CHECK(nav_call_async(client, "entry.ask", asking("e2", NULL), PATIENCE, NULL, NULL, NULL) != 0);
    WAIT_UNTIL(shop, strcmp(asked, "e2") == 0);
    nav_close(client);
    nav_close(shop);
    real_host_free(&host);
}

const test reader_tests[] = {
    {"members of each kind", members_of_each_kind},
    {"null in an object", null_in_an_object},
    {"other objects are refused", other_objects_are_refused},
    {"choices with a tag", choices_with_a_tag},
    {"choices without a tag", choices_without_a_tag},
    {"examples of the document are read", examples_of_the_document_are_read},
    {"notifications and questions are read", notifications_and_questions_are_read},
    {0},
};
