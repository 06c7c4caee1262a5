/* Generated from the contract of navhost by clients/generate. Do not edit. */
#include "members.h"

#define AT(member) offsetof(struct OWNER, member)
#define COUNT(list) (sizeof(list) / sizeof *(list))

#define OWNER nav_entry_cause
static const nav_field entry_cause_list[] = {
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields entry_cause = {
    entry_cause_list, COUNT(entry_cause_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_entry_cause_read(json_object *json, struct nav_entry_cause *result) {
    return nav_read(json, &entry_cause, result);
}

#define OWNER nav_entry
static const nav_field entry_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"version", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(version), AT(has_version), NULL},
    {"transient", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(transient), AT(has_transient), NULL},
    {"quarantined", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(quarantined), AT(has_quarantined), NULL},
    {"content", NAV_KIND_JSON, NAV_OPTIONAL, AT(content), AT(has_content), NULL},
    {"links", NAV_KIND_LIST, NAV_OPTIONAL, AT(links), NAV_NO_FLAG, NULL},
    {"contentState", NAV_KIND_TEXT, NAV_OPTIONAL, AT(content_state), NAV_NO_FLAG, NULL},
    {"contentFailure", NAV_KIND_TEXT, NAV_OPTIONAL, AT(content_failure), NAV_NO_FLAG, NULL},
    {"cause", NAV_KIND_OBJECT, NAV_NEEDED, AT(cause), NAV_NO_FLAG, NULL},
};
static const nav_fields entry = {
    entry_list, COUNT(entry_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_entry_read(json_object *json, struct nav_entry *result) {
    return nav_read(json, &entry, result);
}

#define OWNER nav_link
static const nav_field link_list[] = {
    {"link", NAV_KIND_TEXT, NAV_NEEDED, AT(link), NAV_NO_FLAG, NULL},
    {"label", NAV_KIND_TEXT, NAV_OPTIONAL, AT(label), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"placeholders", NAV_KIND_LIST, NAV_OPTIONAL, AT(placeholders), NAV_NO_FLAG, NULL},
};
static const nav_fields link = {
    link_list, COUNT(link_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_link_read(json_object *json, struct nav_link *result) {
    return nav_read(json, &link, result);
}

#define OWNER nav_navigator
static const nav_field navigator_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"parent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(parent), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"closesAfter", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(closes_after), AT(has_closes_after), NULL},
    {"anchor", NAV_KIND_TEXT, NAV_OPTIONAL, AT(anchor), NAV_NO_FLAG, NULL},
    {"root", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(root), NAV_NO_FLAG, NULL},
    {"ephemeral", NAV_KIND_TEXT, NAV_OPTIONAL, AT(ephemeral), NAV_NO_FLAG, NULL},
    {"buttons", NAV_KIND_LIST, NAV_OPTIONAL, AT(buttons), NAV_NO_FLAG, NULL},
    {"hasPath", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(has_path), NAV_NO_FLAG, NULL},
    {"accepts", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(accepts), NAV_NO_FLAG, NULL},
    {"children", NAV_KIND_LIST, NAV_NEEDED, AT(children), NAV_NO_FLAG, NULL},
    {"selected", NAV_KIND_TEXT, NAV_OPTIONAL, AT(selected), NAV_NO_FLAG, NULL},
    {"presented", NAV_KIND_TEXT, NAV_OPTIONAL, AT(presented), NAV_NO_FLAG, NULL},
    {"overlays", NAV_KIND_LIST, NAV_OPTIONAL, AT(overlays), NAV_NO_FLAG, NULL},
    {"path", NAV_KIND_LIST, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
};
static const nav_fields navigator = {
    navigator_list, COUNT(navigator_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_navigator_read(json_object *json, struct nav_navigator *result) {
    return nav_read(json, &navigator, result);
}

#define OWNER nav_acceptance
static const nav_field acceptance_list[] = {
    {"types", NAV_KIND_LIST, NAV_OPTIONAL, AT(types), NAV_NO_FLAG, NULL},
    {"roles", NAV_KIND_LIST, NAV_OPTIONAL, AT(roles), NAV_NO_FLAG, NULL},
};
static const nav_fields acceptance = {
    acceptance_list, COUNT(acceptance_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_acceptance_read(json_object *json, struct nav_acceptance *result) {
    return nav_read(json, &acceptance, result);
}

#define OWNER nav_button
static const nav_field button_list[] = {
    {"answer", NAV_KIND_TEXT, NAV_NEEDED, AT(answer), NAV_NO_FLAG, NULL},
    {"label", NAV_KIND_TEXT, NAV_OPTIONAL, AT(label), NAV_NO_FLAG, NULL},
    {"role", NAV_KIND_TEXT, NAV_OPTIONAL, AT(role), NAV_NO_FLAG, NULL},
};
static const nav_fields button = {
    button_list, COUNT(button_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_button_read(json_object *json, struct nav_button *result) {
    return nav_read(json, &button, result);
}

#define OWNER nav_removed
static const nav_field removed_list[] = {
    {"entries", NAV_KIND_INTEGER, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
    {"navigators", NAV_KIND_INTEGER, NAV_NEEDED, AT(navigators), NAV_NO_FLAG, NULL},
};
static const nav_fields removed = {
    removed_list, COUNT(removed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_removed_read(json_object *json, struct nav_removed *result) {
    return nav_read(json, &removed, result);
}

#define OWNER nav_attachment_lock
static const nav_field attachment_lock_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "lock"},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields attachment_lock = {
    attachment_lock_list, COUNT(attachment_lock_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachment_lock_read(json_object *json, struct nav_attachment_lock *result) {
    return nav_read(json, &attachment_lock, result);
}

#define OWNER nav_attachment_checkpoint
static const nav_field attachment_checkpoint_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "checkpoint"},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), AT(has_value), NULL},
};
static const nav_fields attachment_checkpoint = {
    attachment_checkpoint_list, COUNT(attachment_checkpoint_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachment_checkpoint_read(json_object *json, struct nav_attachment_checkpoint *result) {
    return nav_read(json, &attachment_checkpoint, result);
}

#define OWNER nav_attachment_mapping
static const nav_field attachment_mapping_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "mapping"},
    {"from", NAV_KIND_TEXT, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_TEXT, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"inherits", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(inherits), NAV_NO_FLAG, NULL},
};
static const nav_fields attachment_mapping = {
    attachment_mapping_list, COUNT(attachment_mapping_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachment_mapping_read(json_object *json, struct nav_attachment_mapping *result) {
    return nav_read(json, &attachment_mapping, result);
}

#define OWNER nav_attachment_trigger
static const nav_field attachment_trigger_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "trigger"},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"operation", NAV_KIND_OBJECT, NAV_NEEDED, AT(operation), NAV_NO_FLAG, NULL},
};
static const nav_fields attachment_trigger = {
    attachment_trigger_list, COUNT(attachment_trigger_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachment_trigger_read(json_object *json, struct nav_attachment_trigger *result) {
    return nav_read(json, &attachment_trigger, result);
}

#define OWNER nav_attachment_flow
static const nav_field attachment_flow_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "flow"},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"checkpoint", NAV_KIND_TEXT, NAV_OPTIONAL, AT(checkpoint), NAV_NO_FLAG, NULL},
    {"schema", NAV_KIND_JSON, NAV_OPTIONAL, AT(schema), AT(has_schema), NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), AT(has_data), NULL},
};
static const nav_fields attachment_flow = {
    attachment_flow_list, COUNT(attachment_flow_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachment_flow_read(json_object *json, struct nav_attachment_flow *result) {
    return nav_read(json, &attachment_flow, result);
}

#define OWNER nav_attachment_signal
static const nav_field attachment_signal_list[] = {
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "signal"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"signal", NAV_KIND_OBJECT, NAV_NEEDED, AT(signal), NAV_NO_FLAG, NULL},
};
static const nav_fields attachment_signal = {
    attachment_signal_list, COUNT(attachment_signal_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachment_signal_read(json_object *json, struct nav_attachment_signal *result) {
    return nav_read(json, &attachment_signal, result);
}

#define OWNER nav_operation
static const nav_field operation_list[] = {
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"params", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(params), NAV_NO_FLAG, NULL},
};
static const nav_fields operation = {
    operation_list, COUNT(operation_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_operation_read(json_object *json, struct nav_operation *result) {
    return nav_read(json, &operation, result);
}

#define OWNER nav_flow
static const nav_field flow_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "flow"},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"checkpoint", NAV_KIND_TEXT, NAV_OPTIONAL, AT(checkpoint), NAV_NO_FLAG, NULL},
    {"schema", NAV_KIND_JSON, NAV_OPTIONAL, AT(schema), AT(has_schema), NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), AT(has_data), NULL},
    {"state", NAV_KIND_TEXT, NAV_NEEDED, AT(state), NAV_NO_FLAG, NULL},
};
static const nav_fields flow = {
    flow_list, COUNT(flow_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_flow_read(json_object *json, struct nav_flow *result) {
    return nav_read(json, &flow, result);
}

#define OWNER nav_signal
static const nav_field signal_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), AT(has_value), NULL},
    {"flow", NAV_KIND_TEXT, NAV_OPTIONAL, AT(flow), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields signal = {
    signal_list, COUNT(signal_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_signal_read(json_object *json, struct nav_signal *result) {
    return nav_read(json, &signal, result);
}

#define OWNER nav_cause
static const nav_field cause_list[] = {
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"client", NAV_KIND_TEXT, NAV_OPTIONAL, AT(client_), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"request", NAV_KIND_JSON, NAV_OPTIONAL, AT(request), AT(has_request), NULL},
    {"fromEntry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(from_entry), NAV_NO_FLAG, NULL},
    {"identity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(identity), NAV_NO_FLAG, NULL},
    {"byPerson", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_person), AT(has_by_person), NULL},
    {"time", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(time), AT(has_time), NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
static const nav_fields cause = {
    cause_list, COUNT(cause_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cause_read(json_object *json, struct nav_cause *result) {
    return nav_read(json, &cause, result);
}

#define OWNER nav_change_navigator_created
static const nav_field change_navigator_created_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "navigator.created"},
    {"navigator", NAV_KIND_OBJECT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"previous", NAV_KIND_TEXT, NAV_OPTIONAL, AT(previous), NAV_NO_FLAG, NULL},
};
static const nav_fields change_navigator_created = {
    change_navigator_created_list, COUNT(change_navigator_created_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_navigator_created_read(json_object *json, struct nav_change_navigator_created *result) {
    return nav_read(json, &change_navigator_created, result);
}

#define OWNER nav_change_navigator_closed
static const nav_field change_navigator_closed_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "navigator.closed"},
    {"navigator", NAV_KIND_OBJECT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields change_navigator_closed = {
    change_navigator_closed_list, COUNT(change_navigator_closed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_navigator_closed_read(json_object *json, struct nav_change_navigator_closed *result) {
    return nav_read(json, &change_navigator_closed, result);
}

#define OWNER nav_change_navigator_selected
static const nav_field change_navigator_selected_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "navigator.selected"},
    {"parent", NAV_KIND_TEXT, NAV_NEEDED, AT(parent), NAV_NO_FLAG, NULL},
    {"child", NAV_KIND_TEXT, NAV_NEEDED_OR_NULL, AT(child), NAV_NO_FLAG, NULL},
    {"previous", NAV_KIND_TEXT, NAV_NEEDED_OR_NULL, AT(previous), NAV_NO_FLAG, NULL},
};
static const nav_fields change_navigator_selected = {
    change_navigator_selected_list, COUNT(change_navigator_selected_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_navigator_selected_read(json_object *json, struct nav_change_navigator_selected *result) {
    return nav_read(json, &change_navigator_selected, result);
}

#define OWNER nav_change_entry_added
static const nav_field change_entry_added_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "entry.added"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_OBJECT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields change_entry_added = {
    change_entry_added_list, COUNT(change_entry_added_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_entry_added_read(json_object *json, struct nav_change_entry_added *result) {
    return nav_read(json, &change_entry_added, result);
}

#define OWNER nav_change_entry_removed
static const nav_field change_entry_removed_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "entry.removed"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_OBJECT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields change_entry_removed = {
    change_entry_removed_list, COUNT(change_entry_removed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_entry_removed_read(json_object *json, struct nav_change_entry_removed *result) {
    return nav_read(json, &change_entry_removed, result);
}

#define OWNER nav_change_entry_changed
static const nav_field change_entry_changed_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "entry.changed"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_OBJECT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields change_entry_changed = {
    change_entry_changed_list, COUNT(change_entry_changed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_entry_changed_read(json_object *json, struct nav_change_entry_changed *result) {
    return nav_read(json, &change_entry_changed, result);
}

#define OWNER nav_change_type_orphaned
static const nav_field change_type_orphaned_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "type.orphaned"},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
};
static const nav_fields change_type_orphaned = {
    change_type_orphaned_list, COUNT(change_type_orphaned_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_type_orphaned_read(json_object *json, struct nav_change_type_orphaned *result) {
    return nav_read(json, &change_type_orphaned, result);
}

#define OWNER nav_change_type_revived
static const nav_field change_type_revived_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "type.revived"},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
};
static const nav_fields change_type_revived = {
    change_type_revived_list, COUNT(change_type_revived_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_type_revived_read(json_object *json, struct nav_change_type_revived *result) {
    return nav_read(json, &change_type_revived, result);
}

#define OWNER nav_change_attachment_added
static const nav_field change_attachment_added_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "attachment.added"},
    {"attachment", NAV_KIND_OBJECT, NAV_NEEDED, AT(attachment), NAV_NO_FLAG, NULL},
};
static const nav_fields change_attachment_added = {
    change_attachment_added_list, COUNT(change_attachment_added_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_attachment_added_read(json_object *json, struct nav_change_attachment_added *result) {
    return nav_read(json, &change_attachment_added, result);
}

#define OWNER nav_change_attachment_removed
static const nav_field change_attachment_removed_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "attachment.removed"},
    {"attachment", NAV_KIND_OBJECT, NAV_NEEDED, AT(attachment), NAV_NO_FLAG, NULL},
};
static const nav_fields change_attachment_removed = {
    change_attachment_removed_list, COUNT(change_attachment_removed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_attachment_removed_read(json_object *json, struct nav_change_attachment_removed *result) {
    return nav_read(json, &change_attachment_removed, result);
}

#define OWNER nav_change_attachment_changed
static const nav_field change_attachment_changed_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "attachment.changed"},
    {"attachment", NAV_KIND_OBJECT, NAV_NEEDED, AT(attachment), NAV_NO_FLAG, NULL},
};
static const nav_fields change_attachment_changed = {
    change_attachment_changed_list, COUNT(change_attachment_changed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_attachment_changed_read(json_object *json, struct nav_change_attachment_changed *result) {
    return nav_read(json, &change_attachment_changed, result);
}

#define OWNER nav_change_signal
static const nav_field change_signal_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "signal"},
    {"signal", NAV_KIND_OBJECT, NAV_NEEDED, AT(signal), NAV_NO_FLAG, NULL},
};
static const nav_fields change_signal = {
    change_signal_list, COUNT(change_signal_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_change_signal_read(json_object *json, struct nav_change_signal *result) {
    return nav_read(json, &change_signal, result);
}

#define OWNER nav_snapshot
static const nav_field snapshot_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"instance", NAV_KIND_TEXT, NAV_NEEDED, AT(instance), NAV_NO_FLAG, NULL},
    {"current", NAV_KIND_TEXT, NAV_NEEDED, AT(current), NAV_NO_FLAG, NULL},
    {"configuration", NAV_KIND_OBJECT, NAV_NEEDED, AT(configuration), NAV_NO_FLAG, NULL},
    {"orphaned", NAV_KIND_LIST, NAV_NEEDED, AT(orphaned), NAV_NO_FLAG, NULL},
    {"navigators", NAV_KIND_LIST, NAV_NEEDED, AT(navigators), NAV_NO_FLAG, NULL},
    {"attachments", NAV_KIND_LIST, NAV_NEEDED, AT(attachments), NAV_NO_FLAG, NULL},
    {"next", NAV_KIND_TEXT, NAV_OPTIONAL, AT(next), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
};
static const nav_fields snapshot = {
    snapshot_list, COUNT(snapshot_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_snapshot_read(json_object *json, struct nav_snapshot *result) {
    return nav_read(json, &snapshot, result);
}

#define OWNER nav_configuration
static const nav_field configuration_list[] = {
    {"restorationKey", NAV_KIND_TEXT, NAV_OPTIONAL, AT(restoration_key), NAV_NO_FLAG, NULL},
    {"executionDelay", NAV_KIND_NUMBER, NAV_NEEDED, AT(execution_delay), NAV_NO_FLAG, NULL},
    {"verbosity", NAV_KIND_TEXT, NAV_NEEDED, AT(verbosity), NAV_NO_FLAG, NULL},
};
static const nav_fields configuration = {
    configuration_list, COUNT(configuration_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_configuration_read(json_object *json, struct nav_configuration *result) {
    return nav_read(json, &configuration, result);
}

#define OWNER nav_state_item
static const nav_field state_item_list[] = {
    {"path", NAV_KIND_LIST, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
    {"parent", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(parent), AT(has_parent), NULL},
    {"anchor", NAV_KIND_JSON, NAV_OPTIONAL, AT(anchor), AT(has_anchor), NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"root", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(root), NAV_NO_FLAG, NULL},
    {"selected", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(selected), AT(has_selected), NULL},
    {"buttons", NAV_KIND_LIST, NAV_OPTIONAL, AT(buttons), NAV_NO_FLAG, NULL},
    {"accepts", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(accepts), NAV_NO_FLAG, NULL},
};
static const nav_fields state_item = {
    state_item_list, COUNT(state_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_state_item_read(json_object *json, struct nav_state_item *result) {
    return nav_read(json, &state_item, result);
}

#define OWNER nav_requested_destination
static const nav_field requested_destination_list[] = {
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
};
static const nav_fields requested_destination = {
    requested_destination_list, COUNT(requested_destination_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_requested_destination_read(json_object *json, struct nav_requested_destination *result) {
    return nav_read(json, &requested_destination, result);
}

#define OWNER nav_changed_result
static const nav_field changed_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
};
static const nav_fields changed_result = {
    changed_result_list, COUNT(changed_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_changed_result_read(json_object *json, struct nav_changed_result *result) {
    return nav_read(json, &changed_result, result);
}

#define OWNER nav_shown_result
static const nav_field shown_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields shown_result = {
    shown_result_list, COUNT(shown_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_shown_result_read(json_object *json, struct nav_shown_result *result) {
    return nav_read(json, &shown_result, result);
}

#define OWNER nav_path_set_result
static const nav_field path_set_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"path", NAV_KIND_LIST, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
    {"removed", NAV_KIND_OBJECT, NAV_NEEDED, AT(removed), NAV_NO_FLAG, NULL},
};
static const nav_fields path_set_result = {
    path_set_result_list, COUNT(path_set_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_path_set_result_read(json_object *json, struct nav_path_set_result *result) {
    return nav_read(json, &path_set_result, result);
}

#define OWNER nav_entry_moved_result
static const nav_field entry_moved_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
};
static const nav_fields entry_moved_result = {
    entry_moved_result_list, COUNT(entry_moved_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_entry_moved_result_read(json_object *json, struct nav_entry_moved_result *result) {
    return nav_read(json, &entry_moved_result, result);
}

#define OWNER nav_state_set_result
static const nav_field state_set_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"removed", NAV_KIND_OBJECT, NAV_NEEDED, AT(removed), NAV_NO_FLAG, NULL},
};
static const nav_fields state_set_result = {
    state_set_result_list, COUNT(state_set_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_state_set_result_read(json_object *json, struct nav_state_set_result *result) {
    return nav_read(json, &state_set_result, result);
}

#define OWNER nav_returned_result
static const nav_field returned_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"removed", NAV_KIND_OBJECT, NAV_NEEDED, AT(removed), NAV_NO_FLAG, NULL},
};
static const nav_fields returned_result = {
    returned_result_list, COUNT(returned_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_returned_result_read(json_object *json, struct nav_returned_result *result) {
    return nav_read(json, &returned_result, result);
}

#define OWNER nav_flow_started_result_shown
static const nav_field flow_started_result_shown_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields flow_started_result_shown = {
    flow_started_result_shown_list, COUNT(flow_started_result_shown_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_flow_started_result_shown_read(json_object *json, struct nav_flow_started_result_shown *result) {
    return nav_read(json, &flow_started_result_shown, result);
}

#define OWNER nav_flow_started_result
static const nav_field flow_started_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"flow", NAV_KIND_TEXT, NAV_NEEDED, AT(flow), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"shown", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(shown), NAV_NO_FLAG, NULL},
};
static const nav_fields flow_started_result = {
    flow_started_result_list, COUNT(flow_started_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_flow_started_result_read(json_object *json, struct nav_flow_started_result *result) {
    return nav_read(json, &flow_started_result, result);
}

#define OWNER nav_scene_information
static const nav_field scene_information_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"navigators", NAV_KIND_INTEGER, NAV_NEEDED, AT(navigators), NAV_NO_FLAG, NULL},
    {"entries", NAV_KIND_INTEGER, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
    {"current", NAV_KIND_TEXT, NAV_NEEDED, AT(current), NAV_NO_FLAG, NULL},
    {"restorationKey", NAV_KIND_TEXT, NAV_OPTIONAL, AT(restoration_key), NAV_NO_FLAG, NULL},
    {"setAside", NAV_KIND_LIST, NAV_OPTIONAL, AT(set_aside), NAV_NO_FLAG, NULL},
    {"shared", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(shared), AT(has_shared), NULL},
};
static const nav_fields scene_information = {
    scene_information_list, COUNT(scene_information_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_scene_information_read(json_object *json, struct nav_scene_information *result) {
    return nav_read(json, &scene_information, result);
}

#define OWNER nav_past_revision
static const nav_field past_revision_list[] = {
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"cause", NAV_KIND_OBJECT, NAV_NEEDED, AT(cause), NAV_NO_FLAG, NULL},
    {"changes", NAV_KIND_LIST, NAV_NEEDED, AT(changes), NAV_NO_FLAG, NULL},
};
static const nav_fields past_revision = {
    past_revision_list, COUNT(past_revision_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_past_revision_read(json_object *json, struct nav_past_revision *result) {
    return nav_read(json, &past_revision, result);
}

#define OWNER nav_type_statistics
static const nav_field type_statistics_list[] = {
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"shown", NAV_KIND_INTEGER, NAV_NEEDED, AT(shown), NAV_NO_FLAG, NULL},
    {"ended", NAV_KIND_INTEGER, NAV_NEEDED, AT(ended), NAV_NO_FLAG, NULL},
    {"timed", NAV_KIND_INTEGER, NAV_NEEDED, AT(timed), NAV_NO_FLAG, NULL},
    {"seconds", NAV_KIND_NUMBER, NAV_NEEDED, AT(seconds), NAV_NO_FLAG, NULL},
    {"longest", NAV_KIND_NUMBER, NAV_NEEDED, AT(longest), NAV_NO_FLAG, NULL},
    {"turnedBack", NAV_KIND_INTEGER, NAV_NEEDED, AT(turned_back), NAV_NO_FLAG, NULL},
};
static const nav_fields type_statistics = {
    type_statistics_list, COUNT(type_statistics_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_type_statistics_read(json_object *json, struct nav_type_statistics *result) {
    return nav_read(json, &type_statistics, result);
}

#define OWNER nav_refusal_count
static const nav_field refusal_count_list[] = {
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_TEXT, NAV_NEEDED, AT(error_), NAV_NO_FLAG, NULL},
    {"count", NAV_KIND_INTEGER, NAV_NEEDED, AT(count), NAV_NO_FLAG, NULL},
};
static const nav_fields refusal_count = {
    refusal_count_list, COUNT(refusal_count_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_refusal_count_read(json_object *json, struct nav_refusal_count *result) {
    return nav_read(json, &refusal_count, result);
}

#define OWNER nav_live_link
static const nav_field live_link_list[] = {
    {"link", NAV_KIND_TEXT, NAV_NEEDED, AT(link), NAV_NO_FLAG, NULL},
    {"label", NAV_KIND_TEXT, NAV_OPTIONAL, AT(label), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"placeholders", NAV_KIND_LIST, NAV_OPTIONAL, AT(placeholders), NAV_NO_FLAG, NULL},
    {"isLive", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_live), NAV_NO_FLAG, NULL},
};
static const nav_fields live_link = {
    live_link_list, COUNT(live_link_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_live_link_read(json_object *json, struct nav_live_link *result) {
    return nav_read(json, &live_link, result);
}

#define OWNER nav_removed_result
static const nav_field removed_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"removed", NAV_KIND_OBJECT, NAV_NEEDED, AT(removed), NAV_NO_FLAG, NULL},
};
static const nav_fields removed_result = {
    removed_result_list, COUNT(removed_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_removed_result_read(json_object *json, struct nav_removed_result *result) {
    return nav_read(json, &removed_result, result);
}

#define OWNER nav_redirected_result
static const nav_field redirected_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"outcome", NAV_KIND_TEXT, NAV_OPTIONAL, AT(outcome), NAV_NO_FLAG, "redirected"},
    {"redirected", NAV_KIND_LIST, NAV_NEEDED, AT(redirected), NAV_NO_FLAG, NULL},
};
static const nav_fields redirected_result = {
    redirected_result_list, COUNT(redirected_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_redirected_result_read(json_object *json, struct nav_redirected_result *result) {
    return nav_read(json, &redirected_result, result);
}

#define OWNER nav_redirection
static const nav_field redirection_list[] = {
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
    {"guard", NAV_KIND_TEXT, NAV_OPTIONAL, AT(guard), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
};
static const nav_fields redirection = {
    redirection_list, COUNT(redirection_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_redirection_read(json_object *json, struct nav_redirection *result) {
    return nav_read(json, &redirection, result);
}

#define OWNER nav_guard_pause
static const nav_field guard_pause_list[] = {
    {"misses", NAV_KIND_INTEGER, NAV_NEEDED, AT(misses), NAV_NO_FLAG, NULL},
    {"until", NAV_KIND_INTEGER, NAV_NEEDED, AT(until), NAV_NO_FLAG, NULL},
};
static const nav_fields guard_pause = {
    guard_pause_list, COUNT(guard_pause_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_pause_read(json_object *json, struct nav_guard_pause *result) {
    return nav_read(json, &guard_pause, result);
}

#define OWNER nav_guard
static const nav_field guard_list[] = {
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"on", NAV_KIND_TEXT, NAV_NEEDED, AT(on), NAV_NO_FLAG, NULL},
    {"types", NAV_KIND_LIST, NAV_NEEDED, AT(types), NAV_NO_FLAG, NULL},
    {"roles", NAV_KIND_LIST, NAV_OPTIONAL, AT(roles), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"order", NAV_KIND_INTEGER, NAV_NEEDED, AT(order), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"default", NAV_KIND_TEXT, NAV_NEEDED, AT(default_), NAV_NO_FLAG, NULL},
    {"away", NAV_KIND_TEXT, NAV_OPTIONAL, AT(away), NAV_NO_FLAG, NULL},
    {"pause", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(pause), NAV_NO_FLAG, NULL},
};
static const nav_fields guard = {
    guard_list, COUNT(guard_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_read(json_object *json, struct nav_guard *result) {
    return nav_read(json, &guard, result);
}

#define OWNER nav_session
static const nav_field session_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"isSelf", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(is_self), AT(has_is_self), NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"pid", NAV_KIND_INTEGER, NAV_NEEDED, AT(pid), NAV_NO_FLAG, NULL},
    {"uid", NAV_KIND_INTEGER, NAV_NEEDED, AT(uid), NAV_NO_FLAG, NULL},
    {"gid", NAV_KIND_INTEGER, NAV_NEEDED, AT(gid), NAV_NO_FLAG, NULL},
    {"host", NAV_KIND_TEXT, NAV_OPTIONAL, AT(host), NAV_NO_FLAG, NULL},
    {"startedAs", NAV_KIND_TEXT, NAV_OPTIONAL, AT(started_as), NAV_NO_FLAG, NULL},
    {"identity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(identity), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_NEEDED, AT(age), NAV_NO_FLAG, NULL},
    {"modules", NAV_KIND_LIST, NAV_NEEDED, AT(modules), NAV_NO_FLAG, NULL},
    {"watches", NAV_KIND_INTEGER, NAV_NEEDED, AT(watches), NAV_NO_FLAG, NULL},
    {"requests", NAV_KIND_INTEGER, NAV_NEEDED, AT(requests), NAV_NO_FLAG, NULL},
    {"inFlight", NAV_KIND_INTEGER, NAV_NEEDED, AT(in_flight), NAV_NO_FLAG, NULL},
    {"queued", NAV_KIND_INTEGER, NAV_NEEDED, AT(queued), NAV_NO_FLAG, NULL},
    {"results", NAV_KIND_INTEGER, NAV_NEEDED, AT(results), NAV_NO_FLAG, NULL},
    {"questions", NAV_KIND_INTEGER, NAV_NEEDED, AT(questions), NAV_NO_FLAG, NULL},
    {"monitors", NAV_KIND_INTEGER, NAV_NEEDED, AT(monitors), NAV_NO_FLAG, NULL},
};
static const nav_fields session = {
    session_list, COUNT(session_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_session_read(json_object *json, struct nav_session *result) {
    return nav_read(json, &session, result);
}

#define OWNER nav_rolled_back
static const nav_field rolled_back_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"from", NAV_KIND_INTEGER, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
};
static const nav_fields rolled_back = {
    rolled_back_list, COUNT(rolled_back_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_rolled_back_read(json_object *json, struct nav_rolled_back *result) {
    return nav_read(json, &rolled_back, result);
}

#define OWNER nav_grant
static const nav_field grant_list[] = {
    {"allow", NAV_KIND_LIST, NAV_NEEDED, AT(allow), NAV_NO_FLAG, NULL},
    {"scenes", NAV_KIND_LIST, NAV_OPTIONAL, AT(scenes), NAV_NO_FLAG, NULL},
    {"navigators", NAV_KIND_LIST, NAV_OPTIONAL, AT(navigators), NAV_NO_FLAG, NULL},
    {"types", NAV_KIND_LIST, NAV_OPTIONAL, AT(types), NAV_NO_FLAG, NULL},
    {"modules", NAV_KIND_LIST, NAV_OPTIONAL, AT(modules), NAV_NO_FLAG, NULL},
    {"line", NAV_KIND_INTEGER, NAV_NEEDED, AT(line), NAV_NO_FLAG, NULL},
};
static const nav_fields grant = {
    grant_list, COUNT(grant_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_grant_read(json_object *json, struct nav_grant *result) {
    return nav_read(json, &grant, result);
}

#define OWNER nav_watch_info
static const nav_field watch_info_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"kinds", NAV_KIND_LIST, NAV_OPTIONAL, AT(kinds), NAV_NO_FLAG, NULL},
    {"verbosity", NAV_KIND_TEXT, NAV_NEEDED, AT(verbosity), NAV_NO_FLAG, NULL},
    {"isLagging", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_lagging), NAV_NO_FLAG, NULL},
    {"credit", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(credit), AT(has_credit), NULL},
};
static const nav_fields watch_info = {
    watch_info_list, COUNT(watch_info_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_watch_info_read(json_object *json, struct nav_watch_info *result) {
    return nav_read(json, &watch_info, result);
}

#define OWNER nav_window
static const nav_field window_list[] = {
    {"from", NAV_KIND_INTEGER, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
};
static const nav_fields window = {
    window_list, COUNT(window_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_window_read(json_object *json, struct nav_window *result) {
    return nav_read(json, &window, result);
}

#define OWNER nav_rule_violation
static const nav_field rule_violation_list[] = {
    {"rule", NAV_KIND_TEXT, NAV_NEEDED, AT(rule), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"parent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(parent), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"found", NAV_KIND_TEXT, NAV_OPTIONAL, AT(found), NAV_NO_FLAG, NULL},
    {"needed", NAV_KIND_LIST, NAV_NEEDED, AT(needed), NAV_NO_FLAG, NULL},
    {"ruleOf", NAV_KIND_TEXT, NAV_NEEDED, AT(rule_of), NAV_NO_FLAG, NULL},
    {"source", NAV_KIND_TEXT, NAV_NEEDED, AT(source), NAV_NO_FLAG, NULL},
    {"accepted", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(accepted), NAV_NO_FLAG, NULL},
    {"legal", NAV_KIND_LIST, NAV_OPTIONAL, AT(legal), NAV_NO_FLAG, NULL},
};
static const nav_fields rule_violation = {
    rule_violation_list, COUNT(rule_violation_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_rule_violation_read(json_object *json, struct nav_rule_violation *result) {
    return nav_read(json, &rule_violation, result);
}

#define OWNER nav_path_rule
static const nav_field path_rule_list[] = {
    {"under", NAV_KIND_LIST, NAV_OPTIONAL, AT(under), NAV_NO_FLAG, NULL},
    {"within", NAV_KIND_LIST, NAV_OPTIONAL, AT(within), NAV_NO_FLAG, NULL},
    {"most", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(most), AT(has_most), NULL},
    {"repeats", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(repeats), AT(has_repeats), NULL},
    {"first", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(first), AT(has_first), NULL},
    {"last", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(last), AT(has_last), NULL},
    {"methods", NAV_KIND_LIST, NAV_OPTIONAL, AT(methods), NAV_NO_FLAG, NULL},
};
static const nav_fields path_rule = {
    path_rule_list, COUNT(path_rule_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_path_rule_read(json_object *json, struct nav_path_rule *result) {
    return nav_read(json, &path_rule, result);
}

#define OWNER nav_unfit_arguments
static const nav_field unfit_arguments_list[] = {
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"path", NAV_KIND_TEXT, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
    {"keyword", NAV_KIND_TEXT, NAV_NEEDED, AT(keyword), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields unfit_arguments = {
    unfit_arguments_list, COUNT(unfit_arguments_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unfit_arguments_read(json_object *json, struct nav_unfit_arguments *result) {
    return nav_read(json, &unfit_arguments, result);
}

#define OWNER nav_navigator_state
static const nav_field navigator_state_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"parent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(parent), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"closesAfter", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(closes_after), AT(has_closes_after), NULL},
    {"anchor", NAV_KIND_TEXT, NAV_OPTIONAL, AT(anchor), NAV_NO_FLAG, NULL},
    {"root", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(root), NAV_NO_FLAG, NULL},
    {"ephemeral", NAV_KIND_TEXT, NAV_OPTIONAL, AT(ephemeral), NAV_NO_FLAG, NULL},
    {"buttons", NAV_KIND_LIST, NAV_OPTIONAL, AT(buttons), NAV_NO_FLAG, NULL},
    {"hasPath", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(has_path), NAV_NO_FLAG, NULL},
    {"accepts", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(accepts), NAV_NO_FLAG, NULL},
    {"children", NAV_KIND_LIST, NAV_NEEDED, AT(children), NAV_NO_FLAG, NULL},
    {"selected", NAV_KIND_TEXT, NAV_OPTIONAL, AT(selected), NAV_NO_FLAG, NULL},
    {"presented", NAV_KIND_TEXT, NAV_OPTIONAL, AT(presented), NAV_NO_FLAG, NULL},
    {"overlays", NAV_KIND_LIST, NAV_OPTIONAL, AT(overlays), NAV_NO_FLAG, NULL},
    {"count", NAV_KIND_INTEGER, NAV_NEEDED, AT(count), NAV_NO_FLAG, NULL},
    {"isPresented", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_presented), NAV_NO_FLAG, NULL},
    {"isPresenting", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_presenting), NAV_NO_FLAG, NULL},
    {"isAnyChildPresenting", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_any_child_presenting), NAV_NO_FLAG, NULL},
    {"depth", NAV_KIND_INTEGER, NAV_NEEDED, AT(depth), NAV_NO_FLAG, NULL},
    {"current", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(current), NAV_NO_FLAG, NULL},
};
static const nav_fields navigator_state = {
    navigator_state_list, COUNT(navigator_state_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_navigator_state_read(json_object *json, struct nav_navigator_state *result) {
    return nav_read(json, &navigator_state, result);
}

#define OWNER nav_outcome_result_entry
static const nav_field outcome_result_entry_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"by", NAV_KIND_OBJECT, NAV_NEEDED, AT(by), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"outcome", NAV_KIND_TEXT, NAV_NEEDED, AT(outcome), NAV_NO_FLAG, NULL},
    {"answer", NAV_KIND_TEXT, NAV_OPTIONAL, AT(answer), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), AT(has_value), NULL},
};
static const nav_fields outcome_result_entry = {
    outcome_result_entry_list, COUNT(outcome_result_entry_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_outcome_result_entry_read(json_object *json, struct nav_outcome_result_entry *result) {
    return nav_read(json, &outcome_result_entry, result);
}

#define OWNER nav_outcome_result_flow
static const nav_field outcome_result_flow_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"by", NAV_KIND_OBJECT, NAV_NEEDED, AT(by), NAV_NO_FLAG, NULL},
    {"flow", NAV_KIND_TEXT, NAV_NEEDED, AT(flow), NAV_NO_FLAG, NULL},
    {"outcome", NAV_KIND_TEXT, NAV_NEEDED, AT(outcome), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), AT(has_value), NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields outcome_result_flow = {
    outcome_result_flow_list, COUNT(outcome_result_flow_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_outcome_result_flow_read(json_object *json, struct nav_outcome_result_flow *result) {
    return nav_read(json, &outcome_result_flow, result);
}

#define OWNER nav_sequence_result
static const nav_field sequence_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"outcome", NAV_KIND_TEXT, NAV_NEEDED, AT(outcome), NAV_NO_FLAG, NULL},
    {"steps", NAV_KIND_LIST, NAV_NEEDED, AT(steps), NAV_NO_FLAG, NULL},
};
static const nav_fields sequence_result = {
    sequence_result_list, COUNT(sequence_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sequence_result_read(json_object *json, struct nav_sequence_result *result) {
    return nav_read(json, &sequence_result, result);
}

#define OWNER nav_sent_item_value
static const nav_field sent_item_value_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_TEXT, NAV_NEEDED, AT(value), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), AT(has_data), NULL},
};
static const nav_fields sent_item_value = {
    sent_item_value_list, COUNT(sent_item_value_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sent_item_value_read(json_object *json, struct nav_sent_item_value *result) {
    return nav_read(json, &sent_item_value, result);
}

#define OWNER nav_sent_item_route
static const nav_field sent_item_route_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"route", NAV_KIND_TEXT, NAV_NEEDED, AT(route), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_OPTIONAL, AT(data), AT(has_data), NULL},
};
static const nav_fields sent_item_route = {
    sent_item_route_list, COUNT(sent_item_route_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sent_item_route_read(json_object *json, struct nav_sent_item_route *result) {
    return nav_read(json, &sent_item_route, result);
}

#define OWNER nav_sent_item_type
static const nav_field sent_item_type_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
};
static const nav_fields sent_item_type = {
    sent_item_type_list, COUNT(sent_item_type_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sent_item_type_read(json_object *json, struct nav_sent_item_type *result) {
    return nav_read(json, &sent_item_type, result);
}

#define OWNER nav_sent_item_action
static const nav_field sent_item_action_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"action", NAV_KIND_TEXT, NAV_NEEDED, AT(action), NAV_NO_FLAG, NULL},
};
static const nav_fields sent_item_action = {
    sent_item_action_list, COUNT(sent_item_action_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sent_item_action_read(json_object *json, struct nav_sent_item_action *result) {
    return nav_read(json, &sent_item_action, result);
}

#define OWNER nav_sent_item_action_method
static const nav_field sent_item_action_method_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"action", NAV_KIND_TEXT, NAV_NEEDED, AT(action), NAV_NO_FLAG, "perform"},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"params", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(params), NAV_NO_FLAG, NULL},
};
static const nav_fields sent_item_action_method = {
    sent_item_action_method_list, COUNT(sent_item_action_method_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sent_item_action_method_read(json_object *json, struct nav_sent_item_action_method *result) {
    return nav_read(json, &sent_item_action_method, result);
}

#define OWNER nav_sent_item_action_values
static const nav_field sent_item_action_values_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"action", NAV_KIND_TEXT, NAV_NEEDED, AT(action), NAV_NO_FLAG, "send"},
    {"values", NAV_KIND_LIST, NAV_NEEDED, AT(values), NAV_NO_FLAG, NULL},
};
static const nav_fields sent_item_action_values = {
    sent_item_action_values_list, COUNT(sent_item_action_values_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sent_item_action_values_read(json_object *json, struct nav_sent_item_action_values *result) {
    return nav_read(json, &sent_item_action_values, result);
}

#define OWNER nav_sequence_step_by
static const nav_field sequence_step_by_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
};
static const nav_fields sequence_step_by = {
    sequence_step_by_list, COUNT(sequence_step_by_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sequence_step_by_read(json_object *json, struct nav_sequence_step_by *result) {
    return nav_read(json, &sequence_step_by, result);
}

#define OWNER nav_sequence_step_error
static const nav_field sequence_step_error_list[] = {
    {"code", NAV_KIND_INTEGER, NAV_NEEDED, AT(code), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_TEXT, NAV_NEEDED, AT(message), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_OBJECT, NAV_NEEDED, AT(data), NAV_NO_FLAG, NULL},
};
static const nav_fields sequence_step_error = {
    sequence_step_error_list, COUNT(sequence_step_error_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sequence_step_error_read(json_object *json, struct nav_sequence_step_error *result) {
    return nav_read(json, &sequence_step_error, result);
}

#define OWNER nav_sequence_step
static const nav_field sequence_step_list[] = {
    {"index", NAV_KIND_INTEGER, NAV_NEEDED, AT(index), NAV_NO_FLAG, NULL},
    {"item", NAV_KIND_OBJECT, NAV_NEEDED, AT(item), NAV_NO_FLAG, NULL},
    {"addedBy", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(added_by), AT(has_added_by), NULL},
    {"outcome", NAV_KIND_TEXT, NAV_NEEDED, AT(outcome), NAV_NO_FLAG, NULL},
    {"by", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(by), NAV_NO_FLAG, NULL},
    {"resume", NAV_KIND_TEXT, NAV_OPTIONAL, AT(resume), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(revision), AT(has_revision), NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"redirected", NAV_KIND_LIST, NAV_OPTIONAL, AT(redirected), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(error_), NAV_NO_FLAG, NULL},
};
static const nav_fields sequence_step = {
    sequence_step_list, COUNT(sequence_step_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sequence_step_read(json_object *json, struct nav_sequence_step *result) {
    return nav_read(json, &sequence_step, result);
}

#define OWNER nav_sequence_state
static const nav_field sequence_state_list[] = {
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_TEXT, NAV_NEEDED, AT(state), NAV_NO_FLAG, NULL},
    {"index", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(index), AT(has_index), NULL},
    {"done", NAV_KIND_INTEGER, NAV_NEEDED, AT(done), NAV_NO_FLAG, NULL},
    {"left", NAV_KIND_INTEGER, NAV_NEEDED, AT(left), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_OPTIONAL, AT(receiver), NAV_NO_FLAG, NULL},
};
static const nav_fields sequence_state = {
    sequence_state_list, COUNT(sequence_state_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sequence_state_read(json_object *json, struct nav_sequence_state *result) {
    return nav_read(json, &sequence_state, result);
}

#define OWNER nav_receiver_value_auto_resume
static const nav_field receiver_value_auto_resume_list[] = {
    {"after", NAV_KIND_NUMBER, NAV_NEEDED, AT(after), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_value_auto_resume = {
    receiver_value_auto_resume_list, COUNT(receiver_value_auto_resume_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_value_auto_resume_read(json_object *json, struct nav_receiver_value_auto_resume *result) {
    return nav_read(json, &receiver_value_auto_resume, result);
}

#define OWNER nav_receiver_value_auto
static const nav_field receiver_value_auto_list[] = {
    {"resume", NAV_KIND_JSON, NAV_NEEDED, AT(resume), NAV_NO_FLAG, NULL},
    {"navigate", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigate), NAV_NO_FLAG, NULL},
    {"select", NAV_KIND_TEXT, NAV_OPTIONAL, AT(select), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_value_auto = {
    receiver_value_auto_list, COUNT(receiver_value_auto_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_value_auto_read(json_object *json, struct nav_receiver_value_auto *result) {
    return nav_read(json, &receiver_value_auto, result);
}

#define OWNER nav_receiver_value
static const nav_field receiver_value_list[] = {
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(timeout), AT(has_timeout), NULL},
    {"auto", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(auto_), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_TEXT, NAV_NEEDED, AT(value), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_value = {
    receiver_value_list, COUNT(receiver_value_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_value_read(json_object *json, struct nav_receiver_value *result) {
    return nav_read(json, &receiver_value, result);
}

#define OWNER nav_receiver_type
static const nav_field receiver_type_list[] = {
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(timeout), AT(has_timeout), NULL},
    {"auto", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(auto_), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_type = {
    receiver_type_list, COUNT(receiver_type_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_type_read(json_object *json, struct nav_receiver_type *result) {
    return nav_read(json, &receiver_type, result);
}

#define OWNER nav_receiver_route
static const nav_field receiver_route_list[] = {
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(timeout), AT(has_timeout), NULL},
    {"auto", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(auto_), NAV_NO_FLAG, NULL},
    {"route", NAV_KIND_TEXT, NAV_NEEDED, AT(route), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_route = {
    receiver_route_list, COUNT(receiver_route_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_route_read(json_object *json, struct nav_receiver_route *result) {
    return nav_read(json, &receiver_route, result);
}

#define OWNER nav_url_pattern
static const nav_field url_pattern_list[] = {
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_LIST, NAV_OPTIONAL, AT(to), NAV_NO_FLAG, NULL},
    {"ask", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(ask), AT(has_ask), NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"isLive", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_live), NAV_NO_FLAG, NULL},
};
static const nav_fields url_pattern = {
    url_pattern_list, COUNT(url_pattern_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_pattern_read(json_object *json, struct nav_url_pattern *result) {
    return nav_read(json, &url_pattern, result);
}

#define OWNER nav_destination
static const nav_field destination_list[] = {
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"title", NAV_KIND_TEXT, NAV_OPTIONAL, AT(title), NAV_NO_FLAG, NULL},
    {"description", NAV_KIND_TEXT, NAV_OPTIONAL, AT(description), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_JSON, NAV_OPTIONAL, AT(arguments), AT(has_arguments), NULL},
    {"version", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(version), AT(has_version), NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"presentation", NAV_KIND_TEXT, NAV_OPTIONAL, AT(presentation), NAV_NO_FLAG, NULL},
    {"buttons", NAV_KIND_LIST, NAV_OPTIONAL, AT(buttons), NAV_NO_FLAG, NULL},
    {"provides", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(provides), AT(has_provides), NULL},
    {"content", NAV_KIND_JSON, NAV_OPTIONAL, AT(content), AT(has_content), NULL},
    {"messages", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(messages), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"orphan", NAV_KIND_TEXT, NAV_NEEDED, AT(orphan), NAV_NO_FLAG, NULL},
    {"roles", NAV_KIND_LIST, NAV_OPTIONAL, AT(roles), NAV_NO_FLAG, NULL},
    {"rules", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(rules), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields destination = {
    destination_list, COUNT(destination_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_destination_read(json_object *json, struct nav_destination *result) {
    return nav_read(json, &destination, result);
}

#define OWNER nav_presentation_method
static const nav_field presentation_method_list[] = {
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"hasPath", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(has_path), AT(has_has_path), NULL},
    {"exclusive", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(exclusive), AT(has_exclusive), NULL},
    {"closesAfter", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(closes_after), AT(has_closes_after), NULL},
};
static const nav_fields presentation_method = {
    presentation_method_list, COUNT(presentation_method_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_presentation_method_read(json_object *json, struct nav_presentation_method *result) {
    return nav_read(json, &presentation_method, result);
}

#define OWNER nav_module
static const nav_field module_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"version", NAV_KIND_TEXT, NAV_OPTIONAL, AT(version), NAV_NO_FLAG, NULL},
    {"title", NAV_KIND_TEXT, NAV_OPTIONAL, AT(title), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"destinations", NAV_KIND_INTEGER, NAV_NEEDED, AT(destinations), NAV_NO_FLAG, NULL},
    {"presentations", NAV_KIND_LIST, NAV_OPTIONAL, AT(presentations), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_TEXT, NAV_OPTIONAL, AT(state), NAV_NO_FLAG, NULL},
    {"pid", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(pid), AT(has_pid), NULL},
    {"restarts", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(restarts), AT(has_restarts), NULL},
    {"lastFailure", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(last_failure), NAV_NO_FLAG, NULL},
};
static const nav_fields module = {
    module_list, COUNT(module_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_module_read(json_object *json, struct nav_module *result) {
    return nav_read(json, &module, result);
}

#define OWNER nav_host_snapshot_scenes_item
static const nav_field host_snapshot_scenes_item_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields host_snapshot_scenes_item = {
    host_snapshot_scenes_item_list, COUNT(host_snapshot_scenes_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_snapshot_scenes_item_read(json_object *json, struct nav_host_snapshot_scenes_item *result) {
    return nav_read(json, &host_snapshot_scenes_item, result);
}

#define OWNER nav_host_snapshot_modules_item
static const nav_field host_snapshot_modules_item_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields host_snapshot_modules_item = {
    host_snapshot_modules_item_list, COUNT(host_snapshot_modules_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_snapshot_modules_item_read(json_object *json, struct nav_host_snapshot_modules_item *result) {
    return nav_read(json, &host_snapshot_modules_item, result);
}

#define OWNER nav_host_snapshot
static const nav_field host_snapshot_list[] = {
    {"scenes", NAV_KIND_LIST, NAV_NEEDED, AT(scenes), NAV_NO_FLAG, NULL},
    {"modules", NAV_KIND_LIST, NAV_NEEDED, AT(modules), NAV_NO_FLAG, NULL},
    {"renderers", NAV_KIND_LIST, NAV_NEEDED, AT(renderers), NAV_NO_FLAG, NULL},
};
static const nav_fields host_snapshot = {
    host_snapshot_list, COUNT(host_snapshot_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_snapshot_read(json_object *json, struct nav_host_snapshot *result) {
    return nav_read(json, &host_snapshot, result);
}

#define OWNER nav_host_change_scene_opened
static const nav_field host_change_scene_opened_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "scene.opened"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_scene_opened = {
    host_change_scene_opened_list, COUNT(host_change_scene_opened_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_scene_opened_read(json_object *json, struct nav_host_change_scene_opened *result) {
    return nav_read(json, &host_change_scene_opened, result);
}

#define OWNER nav_host_change_scene_closed
static const nav_field host_change_scene_closed_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "scene.closed"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_scene_closed = {
    host_change_scene_closed_list, COUNT(host_change_scene_closed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_scene_closed_read(json_object *json, struct nav_host_change_scene_closed *result) {
    return nav_read(json, &host_change_scene_closed, result);
}

#define OWNER nav_host_change_scene_current
static const nav_field host_change_scene_current_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "scene.current"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"previous", NAV_KIND_TEXT, NAV_NEEDED, AT(previous), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_scene_current = {
    host_change_scene_current_list, COUNT(host_change_scene_current_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_scene_current_read(json_object *json, struct nav_host_change_scene_current *result) {
    return nav_read(json, &host_change_scene_current, result);
}

#define OWNER nav_host_change_module_registered
static const nav_field host_change_module_registered_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.registered"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"previous", NAV_KIND_TEXT, NAV_OPTIONAL, AT(previous), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_module_registered = {
    host_change_module_registered_list, COUNT(host_change_module_registered_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_module_registered_read(json_object *json, struct nav_host_change_module_registered *result) {
    return nav_read(json, &host_change_module_registered, result);
}

#define OWNER nav_host_change_module_unregistered
static const nav_field host_change_module_unregistered_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.unregistered"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_module_unregistered = {
    host_change_module_unregistered_list, COUNT(host_change_module_unregistered_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_module_unregistered_read(json_object *json, struct nav_host_change_module_unregistered *result) {
    return nav_read(json, &host_change_module_unregistered, result);
}

#define OWNER nav_host_change_renderer_reported
static const nav_field host_change_renderer_reported_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "renderer.reported"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"client", NAV_KIND_TEXT, NAV_OPTIONAL, AT(client_), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"focus", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(focus), NAV_NO_FLAG, NULL},
    {"undrawn", NAV_KIND_LIST, NAV_NEEDED, AT(undrawn), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_renderer_reported = {
    host_change_renderer_reported_list, COUNT(host_change_renderer_reported_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_renderer_reported_read(json_object *json, struct nav_host_change_renderer_reported *result) {
    return nav_read(json, &host_change_renderer_reported, result);
}

#define OWNER nav_host_change_renderer_left
static const nav_field host_change_renderer_left_list[] = {
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "renderer.left"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
};
static const nav_fields host_change_renderer_left = {
    host_change_renderer_left_list, COUNT(host_change_renderer_left_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_change_renderer_left_read(json_object *json, struct nav_host_change_renderer_left *result) {
    return nav_read(json, &host_change_renderer_left, result);
}

#define OWNER nav_renderer
static const nav_field renderer_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"client", NAV_KIND_TEXT, NAV_OPTIONAL, AT(client_), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"focus", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(focus), NAV_NO_FLAG, NULL},
    {"undrawn", NAV_KIND_LIST, NAV_NEEDED, AT(undrawn), NAV_NO_FLAG, NULL},
};
static const nav_fields renderer = {
    renderer_list, COUNT(renderer_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_renderer_read(json_object *json, struct nav_renderer *result) {
    return nav_read(json, &renderer, result);
}

#define OWNER nav_renderer_focus
static const nav_field renderer_focus_list[] = {
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"part", NAV_KIND_TEXT, NAV_OPTIONAL, AT(part), NAV_NO_FLAG, NULL},
};
static const nav_fields renderer_focus = {
    renderer_focus_list, COUNT(renderer_focus_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_renderer_focus_read(json_object *json, struct nav_renderer_focus *result) {
    return nav_read(json, &renderer_focus, result);
}

#define OWNER nav_renderer_gap
static const nav_field renderer_gap_list[] = {
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"what", NAV_KIND_TEXT, NAV_NEEDED, AT(what), NAV_NO_FLAG, NULL},
};
static const nav_fields renderer_gap = {
    renderer_gap_list, COUNT(renderer_gap_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_renderer_gap_read(json_object *json, struct nav_renderer_gap *result) {
    return nav_read(json, &renderer_gap, result);
}

#define OWNER nav_waiting_request
static const nav_field waiting_request_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"request", NAV_KIND_JSON, NAV_OPTIONAL, AT(request), AT(has_request), NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"for", NAV_KIND_TEXT, NAV_NEEDED, AT(for_), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"question", NAV_KIND_TEXT, NAV_OPTIONAL, AT(question), NAV_NO_FLAG, NULL},
    {"guard", NAV_KIND_TEXT, NAV_OPTIONAL, AT(guard), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"behindSession", NAV_KIND_TEXT, NAV_OPTIONAL, AT(behind_session), NAV_NO_FLAG, NULL},
    {"behindRequest", NAV_KIND_JSON, NAV_OPTIONAL, AT(behind_request), AT(has_behind_request), NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"flow", NAV_KIND_TEXT, NAV_OPTIONAL, AT(flow), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
    {"until", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(until), AT(has_until), NULL},
};
static const nav_fields waiting_request = {
    waiting_request_list, COUNT(waiting_request_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_waiting_request_read(json_object *json, struct nav_waiting_request *result) {
    return nav_read(json, &waiting_request, result);
}

#define OWNER nav_open_question
static const nav_field open_question_list[] = {
    {"question", NAV_KIND_TEXT, NAV_NEEDED, AT(question), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"client", NAV_KIND_TEXT, NAV_OPTIONAL, AT(client_), NAV_NO_FLAG, NULL},
    {"guard", NAV_KIND_TEXT, NAV_OPTIONAL, AT(guard), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_OPTIONAL, AT(receiver), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"asker", NAV_KIND_TEXT, NAV_OPTIONAL, AT(asker), NAV_NO_FLAG, NULL},
    {"during", NAV_KIND_TEXT, NAV_OPTIONAL, AT(during), NAV_NO_FLAG, NULL},
    {"asked", NAV_KIND_INTEGER, NAV_NEEDED, AT(asked), NAV_NO_FLAG, NULL},
    {"until", NAV_KIND_INTEGER, NAV_NEEDED, AT(until), NAV_NO_FLAG, NULL},
};
static const nav_fields open_question = {
    open_question_list, COUNT(open_question_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_open_question_read(json_object *json, struct nav_open_question *result) {
    return nav_read(json, &open_question, result);
}

#define OWNER nav_fleet_engine
static const nav_field fleet_engine_list[] = {
    {"connected", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(connected), NAV_NO_FLAG, NULL},
    {"server", NAV_KIND_TEXT, NAV_OPTIONAL, AT(server), NAV_NO_FLAG, NULL},
    {"version", NAV_KIND_TEXT, NAV_OPTIONAL, AT(version), NAV_NO_FLAG, NULL},
    {"warning", NAV_KIND_TEXT, NAV_OPTIONAL, AT(warning), NAV_NO_FLAG, NULL},
    {"failure", NAV_KIND_TEXT, NAV_OPTIONAL, AT(failure), NAV_NO_FLAG, NULL},
};
static const nav_fields fleet_engine = {
    fleet_engine_list, COUNT(fleet_engine_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_fleet_engine_read(json_object *json, struct nav_fleet_engine *result) {
    return nav_read(json, &fleet_engine, result);
}

#define OWNER nav_fleet_host
static const nav_field fleet_host_list[] = {
    {"host", NAV_KIND_TEXT, NAV_NEEDED, AT(host), NAV_NO_FLAG, NULL},
    {"isSelf", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(is_self), AT(has_is_self), NULL},
    {"heard", NAV_KIND_NUMBER, NAV_NEEDED, AT(heard), NAV_NO_FLAG, NULL},
    {"sharesOthers", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(shares_others), AT(has_shares_others), NULL},
    {"report", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(report), NAV_NO_FLAG, NULL},
};
static const nav_fields fleet_host = {
    fleet_host_list, COUNT(fleet_host_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_fleet_host_read(json_object *json, struct nav_fleet_host *result) {
    return nav_read(json, &fleet_host, result);
}

#define OWNER nav_fleet_report
static const nav_field fleet_report_list[] = {
    {"version", NAV_KIND_TEXT, NAV_NEEDED, AT(version), NAV_NO_FLAG, NULL},
    {"pid", NAV_KIND_INTEGER, NAV_NEEDED, AT(pid), NAV_NO_FLAG, NULL},
    {"uptime", NAV_KIND_NUMBER, NAV_NEEDED, AT(uptime), NAV_NO_FLAG, NULL},
    {"sessions", NAV_KIND_INTEGER, NAV_NEEDED, AT(sessions), NAV_NO_FLAG, NULL},
    {"owns", NAV_KIND_INTEGER, NAV_NEEDED, AT(owns), NAV_NO_FLAG, NULL},
    {"behind", NAV_KIND_INTEGER, NAV_NEEDED, AT(behind), NAV_NO_FLAG, NULL},
    {"halted", NAV_KIND_INTEGER, NAV_NEEDED, AT(halted), NAV_NO_FLAG, NULL},
};
static const nav_fields fleet_report = {
    fleet_report_list, COUNT(fleet_report_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_fleet_report_read(json_object *json, struct nav_fleet_report *result) {
    return nav_read(json, &fleet_report, result);
}

#define OWNER nav_fleet_scene
static const nav_field fleet_scene_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_TEXT, NAV_NEEDED, AT(state), NAV_NO_FLAG, NULL},
    {"owner", NAV_KIND_TEXT, NAV_OPTIONAL, AT(owner), NAV_NO_FLAG, NULL},
    {"epoch", NAV_KIND_INTEGER, NAV_NEEDED, AT(epoch), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"behind", NAV_KIND_INTEGER, NAV_NEEDED, AT(behind), NAV_NO_FLAG, NULL},
    {"open", NAV_KIND_INTEGER, NAV_NEEDED, AT(open), NAV_NO_FLAG, NULL},
};
static const nav_fields fleet_scene = {
    fleet_scene_list, COUNT(fleet_scene_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_fleet_scene_read(json_object *json, struct nav_fleet_scene *result) {
    return nav_read(json, &fleet_scene, result);
}

#define OWNER nav_fleet_module
static const nav_field fleet_module_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"host", NAV_KIND_TEXT, NAV_NEEDED, AT(host), NAV_NO_FLAG, NULL},
    {"destinations", NAV_KIND_INTEGER, NAV_NEEDED, AT(destinations), NAV_NO_FLAG, NULL},
};
static const nav_fields fleet_module = {
    fleet_module_list, COUNT(fleet_module_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_fleet_module_read(json_object *json, struct nav_fleet_module *result) {
    return nav_read(json, &fleet_module, result);
}

#define OWNER nav_owner
static const nav_field owner_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"pid", NAV_KIND_INTEGER, NAV_NEEDED, AT(pid), NAV_NO_FLAG, NULL},
    {"uid", NAV_KIND_INTEGER, NAV_NEEDED, AT(uid), NAV_NO_FLAG, NULL},
    {"host", NAV_KIND_TEXT, NAV_OPTIONAL, AT(host), NAV_NO_FLAG, NULL},
};
static const nav_fields owner = {
    owner_list, COUNT(owner_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_owner_read(json_object *json, struct nav_owner *result) {
    return nav_read(json, &owner, result);
}

#define OWNER nav_place
static const nav_field place_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields place = {
    place_list, COUNT(place_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_place_read(json_object *json, struct nav_place *result) {
    return nav_read(json, &place, result);
}

#define OWNER nav_conflicting_pattern
static const nav_field conflicting_pattern_list[] = {
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"owner", NAV_KIND_OBJECT, NAV_NEEDED_OR_NULL, AT(owner), NAV_NO_FLAG, NULL},
};
static const nav_fields conflicting_pattern = {
    conflicting_pattern_list, COUNT(conflicting_pattern_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_conflicting_pattern_read(json_object *json, struct nav_conflicting_pattern *result) {
    return nav_read(json, &conflicting_pattern, result);
}

#define OWNER nav_question_link
static const nav_field question_link_list[] = {
    {"question", NAV_KIND_TEXT, NAV_NEEDED, AT(question), NAV_NO_FLAG, NULL},
    {"asker", NAV_KIND_TEXT, NAV_OPTIONAL, AT(asker), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields question_link = {
    question_link_list, COUNT(question_link_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_question_link_read(json_object *json, struct nav_question_link *result) {
    return nav_read(json, &question_link, result);
}

#define OWNER nav_state_problem
static const nav_field state_problem_list[] = {
    {"navigator", NAV_KIND_INTEGER, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(position), AT(has_position), NULL},
    {"error", NAV_KIND_OBJECT, NAV_NEEDED, AT(error_), NAV_NO_FLAG, NULL},
};
static const nav_fields state_problem = {
    state_problem_list, COUNT(state_problem_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_state_problem_read(json_object *json, struct nav_state_problem *result) {
    return nav_read(json, &state_problem, result);
}

#define OWNER nav_error_object
static const nav_field error_object_list[] = {
    {"code", NAV_KIND_INTEGER, NAV_NEEDED, AT(code), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_TEXT, NAV_NEEDED, AT(message), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_OBJECT, NAV_NEEDED, AT(data), NAV_NO_FLAG, NULL},
};
static const nav_fields error_object = {
    error_object_list, COUNT(error_object_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_error_object_read(json_object *json, struct nav_error_object *result) {
    return nav_read(json, &error_object, result);
}

#define OWNER nav_hello_result
static const nav_field hello_result_list[] = {
    {"host", NAV_KIND_TEXT, NAV_NEEDED, AT(host), NAV_NO_FLAG, "navhost"},
    {"version", NAV_KIND_TEXT, NAV_NEEDED, AT(version), NAV_NO_FLAG, NULL},
    {"instance", NAV_KIND_TEXT, NAV_NEEDED, AT(instance), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"capabilities", NAV_KIND_LIST, NAV_NEEDED, AT(capabilities), NAV_NO_FLAG, NULL},
    {"limits", NAV_KIND_OBJECT, NAV_NEEDED, AT(limits), NAV_NO_FLAG, NULL},
};
static const nav_fields hello_result = {
    hello_result_list, COUNT(hello_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_hello_result_read(json_object *json, struct nav_hello_result *result) {
    return nav_read(json, &hello_result, result);
}

#define OWNER nav_ping_result
static const nav_field ping_result_list[] = {
    {"pong", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(pong), NAV_NO_FLAG, NULL},
};
static const nav_fields ping_result = {
    ping_result_list, COUNT(ping_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_ping_result_read(json_object *json, struct nav_ping_result *result) {
    return nav_read(json, &ping_result, result);
}

#define OWNER nav_status_result
static const nav_field status_result_list[] = {
    {"version", NAV_KIND_TEXT, NAV_NEEDED, AT(version), NAV_NO_FLAG, NULL},
    {"instance", NAV_KIND_TEXT, NAV_NEEDED, AT(instance), NAV_NO_FLAG, NULL},
    {"pid", NAV_KIND_INTEGER, NAV_NEEDED, AT(pid), NAV_NO_FLAG, NULL},
    {"uptime", NAV_KIND_NUMBER, NAV_NEEDED, AT(uptime), NAV_NO_FLAG, NULL},
    {"sessions", NAV_KIND_INTEGER, NAV_NEEDED, AT(sessions), NAV_NO_FLAG, NULL},
    {"modules", NAV_KIND_INTEGER, NAV_NEEDED, AT(modules), NAV_NO_FLAG, NULL},
    {"destinations", NAV_KIND_INTEGER, NAV_NEEDED, AT(destinations), NAV_NO_FLAG, NULL},
    {"watches", NAV_KIND_INTEGER, NAV_NEEDED, AT(watches), NAV_NO_FLAG, NULL},
    {"scenes", NAV_KIND_INTEGER, NAV_NEEDED, AT(scenes), NAV_NO_FLAG, NULL},
    {"rolledBack", NAV_KIND_LIST, NAV_OPTIONAL, AT(rolled_back), NAV_NO_FLAG, NULL},
    {"storeFailure", NAV_KIND_TEXT, NAV_OPTIONAL, AT(store_failure), NAV_NO_FLAG, NULL},
    {"limits", NAV_KIND_OBJECT, NAV_NEEDED, AT(limits), NAV_NO_FLAG, NULL},
};
static const nav_fields status_result = {
    status_result_list, COUNT(status_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_status_result_read(json_object *json, struct nav_status_result *result) {
    return nav_read(json, &status_result, result);
}

#define OWNER nav_sessions_result
static const nav_field sessions_result_list[] = {
    {"sessions", NAV_KIND_LIST, NAV_NEEDED, AT(sessions), NAV_NO_FLAG, NULL},
};
static const nav_fields sessions_result = {
    sessions_result_list, COUNT(sessions_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sessions_result_read(json_object *json, struct nav_sessions_result *result) {
    return nav_read(json, &sessions_result, result);
}

#define OWNER nav_metrics_result
static const nav_field metrics_result_list[] = {
    {"contentType", NAV_KIND_TEXT, NAV_NEEDED, AT(content_type), NAV_NO_FLAG, NULL},
    {"text", NAV_KIND_TEXT, NAV_NEEDED, AT(text), NAV_NO_FLAG, NULL},
};
static const nav_fields metrics_result = {
    metrics_result_list, COUNT(metrics_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_metrics_result_read(json_object *json, struct nav_metrics_result *result) {
    return nav_read(json, &metrics_result, result);
}

#define OWNER nav_waiting_result
static const nav_field waiting_result_list[] = {
    {"requests", NAV_KIND_LIST, NAV_NEEDED, AT(requests), NAV_NO_FLAG, NULL},
    {"questions", NAV_KIND_LIST, NAV_NEEDED, AT(questions), NAV_NO_FLAG, NULL},
};
static const nav_fields waiting_result = {
    waiting_result_list, COUNT(waiting_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_waiting_result_read(json_object *json, struct nav_waiting_result *result) {
    return nav_read(json, &waiting_result, result);
}

#define OWNER nav_monitor_result
static const nav_field monitor_result_list[] = {
    {"monitor", NAV_KIND_INTEGER, NAV_NEEDED, AT(monitor), NAV_NO_FLAG, NULL},
};
static const nav_fields monitor_result = {
    monitor_result_list, COUNT(monitor_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_monitor_result_read(json_object *json, struct nav_monitor_result *result) {
    return nav_read(json, &monitor_result, result);
}

#define OWNER nav_close_session_result
static const nav_field close_session_result_list[] = {
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"closed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(closed), NAV_NO_FLAG, NULL},
};
static const nav_fields close_session_result = {
    close_session_result_list, COUNT(close_session_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_close_session_result_read(json_object *json, struct nav_close_session_result *result) {
    return nav_read(json, &close_session_result, result);
}

#define OWNER nav_rights_result
static const nav_field rights_result_list[] = {
    {"everything", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(everything), NAV_NO_FLAG, NULL},
    {"identity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(identity), NAV_NO_FLAG, NULL},
    {"document", NAV_KIND_TEXT, NAV_OPTIONAL, AT(document), NAV_NO_FLAG, NULL},
    {"grants", NAV_KIND_LIST, NAV_NEEDED, AT(grants), NAV_NO_FLAG, NULL},
};
static const nav_fields rights_result = {
    rights_result_list, COUNT(rights_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_rights_result_read(json_object *json, struct nav_rights_result *result) {
    return nav_read(json, &rights_result, result);
}

#define OWNER nav_check_right_result
static const nav_field check_right_result_list[] = {
    {"allowed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(allowed), NAV_NO_FLAG, NULL},
    {"line", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(line), AT(has_line), NULL},
};
static const nav_fields check_right_result = {
    check_right_result_list, COUNT(check_right_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_check_right_result_read(json_object *json, struct nav_check_right_result *result) {
    return nav_read(json, &check_right_result, result);
}

#define OWNER nav_cancel_request_result
static const nav_field cancel_request_result_list[] = {
    {"cancelled", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(cancelled), NAV_NO_FLAG, NULL},
};
static const nav_fields cancel_request_result = {
    cancel_request_result_list, COUNT(cancel_request_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cancel_request_result_read(json_object *json, struct nav_cancel_request_result *result) {
    return nav_read(json, &cancel_request_result, result);
}

#define OWNER nav_register_result_urls_item
static const nav_field register_result_urls_item_list[] = {
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"isLive", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_live), NAV_NO_FLAG, NULL},
};
static const nav_fields register_result_urls_item = {
    register_result_urls_item_list, COUNT(register_result_urls_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_register_result_urls_item_read(json_object *json, struct nav_register_result_urls_item *result) {
    return nav_read(json, &register_result_urls_item, result);
}

#define OWNER nav_register_result
static const nav_field register_result_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"registered", NAV_KIND_LIST, NAV_NEEDED, AT(registered), NAV_NO_FLAG, NULL},
    {"revived", NAV_KIND_LIST, NAV_NEEDED, AT(revived), NAV_NO_FLAG, NULL},
    {"guards", NAV_KIND_LIST, NAV_OPTIONAL, AT(guards), NAV_NO_FLAG, NULL},
    {"receivers", NAV_KIND_LIST, NAV_OPTIONAL, AT(receivers), NAV_NO_FLAG, NULL},
    {"urls", NAV_KIND_LIST, NAV_OPTIONAL, AT(urls), NAV_NO_FLAG, NULL},
    {"mappings", NAV_KIND_LIST, NAV_OPTIONAL, AT(mappings), NAV_NO_FLAG, NULL},
    {"outdated", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(outdated), AT(has_outdated), NULL},
    {"violations", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(violations), AT(has_violations), NULL},
    {"flows", NAV_KIND_LIST, NAV_OPTIONAL, AT(flows), NAV_NO_FLAG, NULL},
};
static const nav_fields register_result = {
    register_result_list, COUNT(register_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_register_result_read(json_object *json, struct nav_register_result *result) {
    return nav_read(json, &register_result, result);
}

#define OWNER nav_unregister_result
static const nav_field unregister_result_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"unregistered", NAV_KIND_LIST, NAV_NEEDED, AT(unregistered), NAV_NO_FLAG, NULL},
};
static const nav_fields unregister_result = {
    unregister_result_list, COUNT(unregister_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unregister_result_read(json_object *json, struct nav_unregister_result *result) {
    return nav_read(json, &unregister_result, result);
}

#define OWNER nav_modules_result
static const nav_field modules_result_list[] = {
    {"modules", NAV_KIND_LIST, NAV_NEEDED, AT(modules), NAV_NO_FLAG, NULL},
};
static const nav_fields modules_result = {
    modules_result_list, COUNT(modules_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_modules_result_read(json_object *json, struct nav_modules_result *result) {
    return nav_read(json, &modules_result, result);
}

#define OWNER nav_start_module_result
static const nav_field start_module_result_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_TEXT, NAV_NEEDED, AT(state), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
};
static const nav_fields start_module_result = {
    start_module_result_list, COUNT(start_module_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_start_module_result_read(json_object *json, struct nav_start_module_result *result) {
    return nav_read(json, &start_module_result, result);
}

#define OWNER nav_destinations_result
static const nav_field destinations_result_list[] = {
    {"destinations", NAV_KIND_LIST, NAV_NEEDED, AT(destinations), NAV_NO_FLAG, NULL},
};
static const nav_fields destinations_result = {
    destinations_result_list, COUNT(destinations_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_destinations_result_read(json_object *json, struct nav_destinations_result *result) {
    return nav_read(json, &destinations_result, result);
}

#define OWNER nav_create_scene_result
static const nav_field create_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields create_scene_result = {
    create_scene_result_list, COUNT(create_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_create_scene_result_read(json_object *json, struct nav_create_scene_result *result) {
    return nav_read(json, &create_scene_result, result);
}

#define OWNER nav_close_scene_result
static const nav_field close_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
};
static const nav_fields close_scene_result = {
    close_scene_result_list, COUNT(close_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_close_scene_result_read(json_object *json, struct nav_close_scene_result *result) {
    return nav_read(json, &close_scene_result, result);
}

#define OWNER nav_scenes_result
static const nav_field scenes_result_list[] = {
    {"scenes", NAV_KIND_LIST, NAV_NEEDED, AT(scenes), NAV_NO_FLAG, NULL},
};
static const nav_fields scenes_result = {
    scenes_result_list, COUNT(scenes_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_scenes_result_read(json_object *json, struct nav_scenes_result *result) {
    return nav_read(json, &scenes_result, result);
}

#define OWNER nav_restore_scene_result
static const nav_field restore_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"restorationKey", NAV_KIND_TEXT, NAV_NEEDED, AT(restoration_key), NAV_NO_FLAG, NULL},
    {"restored", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(restored), NAV_NO_FLAG, NULL},
    {"dropped", NAV_KIND_LIST, NAV_OPTIONAL, AT(dropped), NAV_NO_FLAG, NULL},
};
static const nav_fields restore_scene_result = {
    restore_scene_result_list, COUNT(restore_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_restore_scene_result_read(json_object *json, struct nav_restore_scene_result *result) {
    return nav_read(json, &restore_scene_result, result);
}

#define OWNER nav_path_result
static const nav_field path_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"count", NAV_KIND_INTEGER, NAV_NEEDED, AT(count), NAV_NO_FLAG, NULL},
    {"isEmpty", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_empty), NAV_NO_FLAG, NULL},
    {"path", NAV_KIND_LIST, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
    {"next", NAV_KIND_TEXT, NAV_OPTIONAL, AT(next), NAV_NO_FLAG, NULL},
};
static const nav_fields path_result = {
    path_result_list, COUNT(path_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_path_result_read(json_object *json, struct nav_path_result *result) {
    return nav_read(json, &path_result, result);
}

#define OWNER nav_entry_result
static const nav_field entry_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
    {"id", NAV_KIND_TEXT, NAV_NEEDED, AT(id), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"hints", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(hints), NAV_NO_FLAG, NULL},
    {"version", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(version), AT(has_version), NULL},
    {"transient", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(transient), AT(has_transient), NULL},
    {"quarantined", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(quarantined), AT(has_quarantined), NULL},
    {"content", NAV_KIND_JSON, NAV_OPTIONAL, AT(content), AT(has_content), NULL},
    {"links", NAV_KIND_LIST, NAV_OPTIONAL, AT(links), NAV_NO_FLAG, NULL},
    {"contentState", NAV_KIND_TEXT, NAV_OPTIONAL, AT(content_state), NAV_NO_FLAG, NULL},
    {"contentFailure", NAV_KIND_TEXT, NAV_OPTIONAL, AT(content_failure), NAV_NO_FLAG, NULL},
    {"cause", NAV_KIND_OBJECT, NAV_NEEDED, AT(cause), NAV_NO_FLAG, NULL},
};
static const nav_fields entry_result = {
    entry_result_list, COUNT(entry_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_entry_result_read(json_object *json, struct nav_entry_result *result) {
    return nav_read(json, &entry_result, result);
}

#define OWNER nav_ask_result
static const nav_field ask_result_list[] = {
    {"answer", NAV_KIND_JSON, NAV_NEEDED_OR_NULL, AT(answer), NAV_NO_FLAG, NULL},
};
static const nav_fields ask_result = {
    ask_result_list, COUNT(ask_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_ask_result_read(json_object *json, struct nav_ask_result *result) {
    return nav_read(json, &ask_result, result);
}

#define OWNER nav_links_result
static const nav_field links_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"links", NAV_KIND_LIST, NAV_NEEDED, AT(links), NAV_NO_FLAG, NULL},
};
static const nav_fields links_result = {
    links_result_list, COUNT(links_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_links_result_read(json_object *json, struct nav_links_result *result) {
    return nav_read(json, &links_result, result);
}

#define OWNER nav_lock_result
static const nav_field lock_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"lock", NAV_KIND_TEXT, NAV_NEEDED, AT(lock), NAV_NO_FLAG, NULL},
};
static const nav_fields lock_result = {
    lock_result_list, COUNT(lock_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_lock_result_read(json_object *json, struct nav_lock_result *result) {
    return nav_read(json, &lock_result, result);
}

#define OWNER nav_attachments_result
static const nav_field attachments_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"attachments", NAV_KIND_LIST, NAV_NEEDED, AT(attachments), NAV_NO_FLAG, NULL},
};
static const nav_fields attachments_result = {
    attachments_result_list, COUNT(attachments_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_attachments_result_read(json_object *json, struct nav_attachments_result *result) {
    return nav_read(json, &attachments_result, result);
}

#define OWNER nav_establish_checkpoint_result
static const nav_field establish_checkpoint_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_NEEDED, AT(position), NAV_NO_FLAG, NULL},
};
static const nav_fields establish_checkpoint_result = {
    establish_checkpoint_result_list, COUNT(establish_checkpoint_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_establish_checkpoint_result_read(json_object *json, struct nav_establish_checkpoint_result *result) {
    return nav_read(json, &establish_checkpoint_result, result);
}

#define OWNER nav_can_return_result
static const nav_field can_return_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"canReturn", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(can_return), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(position), AT(has_position), NULL},
};
static const nav_fields can_return_result = {
    can_return_result_list, COUNT(can_return_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_can_return_result_read(json_object *json, struct nav_can_return_result *result) {
    return nav_read(json, &can_return_result, result);
}

#define OWNER nav_add_mapping_result
static const nav_field add_mapping_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"mapping", NAV_KIND_TEXT, NAV_NEEDED, AT(mapping), NAV_NO_FLAG, NULL},
};
static const nav_fields add_mapping_result = {
    add_mapping_result_list, COUNT(add_mapping_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_add_mapping_result_read(json_object *json, struct nav_add_mapping_result *result) {
    return nav_read(json, &add_mapping_result, result);
}

#define OWNER nav_bind_trigger_result
static const nav_field bind_trigger_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"trigger", NAV_KIND_TEXT, NAV_NEEDED, AT(trigger), NAV_NO_FLAG, NULL},
};
static const nav_fields bind_trigger_result = {
    bind_trigger_result_list, COUNT(bind_trigger_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_bind_trigger_result_read(json_object *json, struct nav_bind_trigger_result *result) {
    return nav_read(json, &bind_trigger_result, result);
}

#define OWNER nav_flows_result
static const nav_field flows_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"flows", NAV_KIND_LIST, NAV_NEEDED, AT(flows), NAV_NO_FLAG, NULL},
};
static const nav_fields flows_result = {
    flows_result_list, COUNT(flows_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_flows_result_read(json_object *json, struct nav_flows_result *result) {
    return nav_read(json, &flows_result, result);
}

#define OWNER nav_flow_result
static const nav_field flow_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"flow", NAV_KIND_OBJECT, NAV_NEEDED, AT(flow), NAV_NO_FLAG, NULL},
};
static const nav_fields flow_result = {
    flow_result_list, COUNT(flow_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_flow_result_read(json_object *json, struct nav_flow_result *result) {
    return nav_read(json, &flow_result, result);
}

#define OWNER nav_state_result
static const nav_field state_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_LIST, NAV_NEEDED, AT(state), NAV_NO_FLAG, NULL},
};
static const nav_fields state_result = {
    state_result_list, COUNT(state_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_state_result_read(json_object *json, struct nav_state_result *result) {
    return nav_read(json, &state_result, result);
}

#define OWNER nav_transaction_result_done
static const nav_field transaction_result_done_list[] = {
    {"operations", NAV_KIND_LIST, NAV_NEEDED, AT(operations), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
};
static const nav_fields transaction_result_done = {
    transaction_result_done_list, COUNT(transaction_result_done_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_transaction_result_done_read(json_object *json, struct nav_transaction_result_done *result) {
    return nav_read(json, &transaction_result_done, result);
}

#define OWNER nav_plan_result
static const nav_field plan_result_list[] = {
    {"operations", NAV_KIND_LIST, NAV_NEEDED, AT(operations), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"allowed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(allowed), NAV_NO_FLAG, NULL},
    {"refusal", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(refusal), NAV_NO_FLAG, NULL},
    {"changes", NAV_KIND_LIST, NAV_NEEDED, AT(changes), NAV_NO_FLAG, NULL},
    {"locks", NAV_KIND_LIST, NAV_NEEDED, AT(locks), NAV_NO_FLAG, NULL},
    {"guards", NAV_KIND_LIST, NAV_NEEDED, AT(guards), NAV_NO_FLAG, NULL},
};
static const nav_fields plan_result = {
    plan_result_list, COUNT(plan_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_plan_result_read(json_object *json, struct nav_plan_result *result) {
    return nav_read(json, &plan_result, result);
}

#define OWNER nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item
static const nav_field describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_list[] = {
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"roles", NAV_KIND_LIST, NAV_NEEDED, AT(roles), NAV_NO_FLAG, NULL},
    {"rules", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(rules), NAV_NO_FLAG, NULL},
    {"bound", NAV_KIND_LIST, NAV_OPTIONAL, AT(bound), NAV_NO_FLAG, NULL},
};
static const nav_fields describe_rules_result_types_edges_open_unreachable_dead_ends_types_item = {
    describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_list, COUNT(describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item_read(
    json_object *json, struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_types_item *result) {
    return nav_read(json, &describe_rules_result_types_edges_open_unreachable_dead_ends_types_item, result);
}

#define OWNER nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item
static const nav_field describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_list[] = {
    {"from", NAV_KIND_TEXT, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_TEXT, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
};
static const nav_fields describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item = {
    describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_list, COUNT(describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item_read(
    json_object *json, struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item *result) {
    return nav_read(json, &describe_rules_result_types_edges_open_unreachable_dead_ends_edges_item, result);
}

#define OWNER nav_describe_rules_result_types_edges_open_unreachable_dead_ends
static const nav_field describe_rules_result_types_edges_open_unreachable_dead_ends_list[] = {
    {"format", NAV_KIND_TEXT, NAV_NEEDED, AT(format), NAV_NO_FLAG, "json"},
    {"types", NAV_KIND_LIST, NAV_NEEDED, AT(types), NAV_NO_FLAG, NULL},
    {"edges", NAV_KIND_LIST, NAV_NEEDED, AT(edges), NAV_NO_FLAG, NULL},
    {"open", NAV_KIND_LIST, NAV_NEEDED, AT(open), NAV_NO_FLAG, NULL},
    {"unreachable", NAV_KIND_LIST, NAV_NEEDED, AT(unreachable), NAV_NO_FLAG, NULL},
    {"deadEnds", NAV_KIND_LIST, NAV_NEEDED, AT(dead_ends), NAV_NO_FLAG, NULL},
};
static const nav_fields describe_rules_result_types_edges_open_unreachable_dead_ends = {
    describe_rules_result_types_edges_open_unreachable_dead_ends_list, COUNT(describe_rules_result_types_edges_open_unreachable_dead_ends_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_describe_rules_result_types_edges_open_unreachable_dead_ends_read(
    json_object *json, struct nav_describe_rules_result_types_edges_open_unreachable_dead_ends *result) {
    return nav_read(json, &describe_rules_result_types_edges_open_unreachable_dead_ends, result);
}

#define OWNER nav_describe_rules_result_graph
static const nav_field describe_rules_result_graph_list[] = {
    {"format", NAV_KIND_TEXT, NAV_NEEDED, AT(format), NAV_NO_FLAG, NULL},
    {"graph", NAV_KIND_TEXT, NAV_NEEDED, AT(graph), NAV_NO_FLAG, NULL},
};
static const nav_fields describe_rules_result_graph = {
    describe_rules_result_graph_list, COUNT(describe_rules_result_graph_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_describe_rules_result_graph_read(json_object *json, struct nav_describe_rules_result_graph *result) {
    return nav_read(json, &describe_rules_result_graph, result);
}

#define OWNER nav_check_rules_result
static const nav_field check_rules_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"violations", NAV_KIND_LIST, NAV_NEEDED, AT(violations), NAV_NO_FLAG, NULL},
    {"unfit", NAV_KIND_LIST, NAV_OPTIONAL, AT(unfit), NAV_NO_FLAG, NULL},
};
static const nav_fields check_rules_result = {
    check_rules_result_list, COUNT(check_rules_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_check_rules_result_read(json_object *json, struct nav_check_rules_result *result) {
    return nav_read(json, &check_rules_result, result);
}

#define OWNER nav_add_guard_result
static const nav_field add_guard_result_list[] = {
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
};
static const nav_fields add_guard_result = {
    add_guard_result_list, COUNT(add_guard_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_add_guard_result_read(json_object *json, struct nav_add_guard_result *result) {
    return nav_read(json, &add_guard_result, result);
}

#define OWNER nav_guards_result
static const nav_field guards_result_list[] = {
    {"guards", NAV_KIND_LIST, NAV_NEEDED, AT(guards), NAV_NO_FLAG, NULL},
};
static const nav_fields guards_result = {
    guards_result_list, COUNT(guards_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guards_result_read(json_object *json, struct nav_guards_result *result) {
    return nav_read(json, &guards_result, result);
}

#define OWNER nav_resume_result
static const nav_field resume_result_list[] = {
    {"resumed", NAV_KIND_LIST, NAV_NEEDED, AT(resumed), NAV_NO_FLAG, NULL},
};
static const nav_fields resume_result = {
    resume_result_list, COUNT(resume_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_resume_result_read(json_object *json, struct nav_resume_result *result) {
    return nav_read(json, &resume_result, result);
}

#define OWNER nav_cancel_resume_result
static const nav_field cancel_resume_result_list[] = {
    {"cancelled", NAV_KIND_LIST, NAV_NEEDED, AT(cancelled), NAV_NO_FLAG, NULL},
};
static const nav_fields cancel_resume_result = {
    cancel_resume_result_list, COUNT(cancel_resume_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cancel_resume_result_read(json_object *json, struct nav_cancel_resume_result *result) {
    return nav_read(json, &cancel_resume_result, result);
}

#define OWNER nav_sequences_result
static const nav_field sequences_result_list[] = {
    {"sequences", NAV_KIND_LIST, NAV_NEEDED, AT(sequences), NAV_NO_FLAG, NULL},
};
static const nav_fields sequences_result = {
    sequences_result_list, COUNT(sequences_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_sequences_result_read(json_object *json, struct nav_sequences_result *result) {
    return nav_read(json, &sequences_result, result);
}

#define OWNER nav_receivers_result
static const nav_field receivers_result_list[] = {
    {"receivers", NAV_KIND_LIST, NAV_NEEDED, AT(receivers), NAV_NO_FLAG, NULL},
};
static const nav_fields receivers_result = {
    receivers_result_list, COUNT(receivers_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receivers_result_read(json_object *json, struct nav_receivers_result *result) {
    return nav_read(json, &receivers_result, result);
}

#define OWNER nav_register_url_result
static const nav_field register_url_result_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"isLive", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_live), NAV_NO_FLAG, NULL},
};
static const nav_fields register_url_result = {
    register_url_result_list, COUNT(register_url_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_register_url_result_read(json_object *json, struct nav_register_url_result *result) {
    return nav_read(json, &register_url_result, result);
}

#define OWNER nav_unregister_url_result
static const nav_field unregister_url_result_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"unregistered", NAV_KIND_LIST, NAV_NEEDED, AT(unregistered), NAV_NO_FLAG, NULL},
};
static const nav_fields unregister_url_result = {
    unregister_url_result_list, COUNT(unregister_url_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unregister_url_result_read(json_object *json, struct nav_unregister_url_result *result) {
    return nav_read(json, &unregister_url_result, result);
}

#define OWNER nav_url_patterns_result
static const nav_field url_patterns_result_list[] = {
    {"patterns", NAV_KIND_LIST, NAV_NEEDED, AT(patterns), NAV_NO_FLAG, NULL},
};
static const nav_fields url_patterns_result = {
    url_patterns_result_list, COUNT(url_patterns_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_patterns_result_read(json_object *json, struct nav_url_patterns_result *result) {
    return nav_read(json, &url_patterns_result, result);
}

#define OWNER nav_resolve_url_result
static const nav_field resolve_url_result_list[] = {
    {"url", NAV_KIND_TEXT, NAV_NEEDED, AT(url), NAV_NO_FLAG, NULL},
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"parameters", NAV_KIND_OBJECT, NAV_NEEDED, AT(parameters), NAV_NO_FLAG, NULL},
    {"items", NAV_KIND_LIST, NAV_NEEDED, AT(items), NAV_NO_FLAG, NULL},
};
static const nav_fields resolve_url_result = {
    resolve_url_result_list, COUNT(resolve_url_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_resolve_url_result_read(json_object *json, struct nav_resolve_url_result *result) {
    return nav_read(json, &resolve_url_result, result);
}

#define OWNER nav_encode_url_result
static const nav_field encode_url_result_list[] = {
    {"url", NAV_KIND_TEXT, NAV_NEEDED, AT(url), NAV_NO_FLAG, NULL},
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
};
static const nav_fields encode_url_result = {
    encode_url_result_list, COUNT(encode_url_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_encode_url_result_read(json_object *json, struct nav_encode_url_result *result) {
    return nav_read(json, &encode_url_result, result);
}

#define OWNER nav_history_result_window
static const nav_field history_result_window_list[] = {
    {"from", NAV_KIND_INTEGER, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
};
static const nav_fields history_result_window = {
    history_result_window_list, COUNT(history_result_window_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_history_result_window_read(json_object *json, struct nav_history_result_window *result) {
    return nav_read(json, &history_result_window, result);
}

#define OWNER nav_history_result
static const nav_field history_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"window", NAV_KIND_OBJECT, NAV_NEEDED, AT(window), NAV_NO_FLAG, NULL},
    {"revisions", NAV_KIND_LIST, NAV_NEEDED, AT(revisions), NAV_NO_FLAG, NULL},
};
static const nav_fields history_result = {
    history_result_list, COUNT(history_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_history_result_read(json_object *json, struct nav_history_result *result) {
    return nav_read(json, &history_result, result);
}

#define OWNER nav_statistics_result
static const nav_field statistics_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"window", NAV_KIND_OBJECT, NAV_NEEDED, AT(window), NAV_NO_FLAG, NULL},
    {"after", NAV_KIND_INTEGER, NAV_NEEDED, AT(after), NAV_NO_FLAG, NULL},
    {"types", NAV_KIND_LIST, NAV_NEEDED, AT(types), NAV_NO_FLAG, NULL},
    {"refused", NAV_KIND_LIST, NAV_OPTIONAL, AT(refused), NAV_NO_FLAG, NULL},
};
static const nav_fields statistics_result = {
    statistics_result_list, COUNT(statistics_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_statistics_result_read(json_object *json, struct nav_statistics_result *result) {
    return nav_read(json, &statistics_result, result);
}

#define OWNER nav_configure_scene_result
static const nav_field configure_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"configuration", NAV_KIND_OBJECT, NAV_NEEDED, AT(configuration), NAV_NO_FLAG, NULL},
};
static const nav_fields configure_scene_result = {
    configure_scene_result_list, COUNT(configure_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_configure_scene_result_read(json_object *json, struct nav_configure_scene_result *result) {
    return nav_read(json, &configure_scene_result, result);
}

#define OWNER nav_watch_result
static const nav_field watch_result_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"instance", NAV_KIND_TEXT, NAV_NEEDED, AT(instance), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"resumed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(resumed), NAV_NO_FLAG, NULL},
    {"from", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(from), AT(has_from), NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
    {"window", NAV_KIND_OBJECT, NAV_NEEDED, AT(window), NAV_NO_FLAG, NULL},
    {"snapshot", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(snapshot), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
};
static const nav_fields watch_result = {
    watch_result_list, COUNT(watch_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_watch_result_read(json_object *json, struct nav_watch_result *result) {
    return nav_read(json, &watch_result, result);
}

#define OWNER nav_watches_result
static const nav_field watches_result_list[] = {
    {"watches", NAV_KIND_LIST, NAV_NEEDED, AT(watches), NAV_NO_FLAG, NULL},
};
static const nav_fields watches_result = {
    watches_result_list, COUNT(watches_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_watches_result_read(json_object *json, struct nav_watches_result *result) {
    return nav_read(json, &watches_result, result);
}

#define OWNER nav_watch_host_result
static const nav_field watch_host_result_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"instance", NAV_KIND_TEXT, NAV_NEEDED, AT(instance), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"resumed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(resumed), NAV_NO_FLAG, NULL},
    {"from", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(from), AT(has_from), NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
    {"window", NAV_KIND_OBJECT, NAV_NEEDED, AT(window), NAV_NO_FLAG, NULL},
    {"snapshot", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(snapshot), NAV_NO_FLAG, NULL},
};
static const nav_fields watch_host_result = {
    watch_host_result_list, COUNT(watch_host_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_watch_host_result_read(json_object *json, struct nav_watch_host_result *result) {
    return nav_read(json, &watch_host_result, result);
}

#define OWNER nav_add_credit_result
static const nav_field add_credit_result_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"credit", NAV_KIND_INTEGER, NAV_NEEDED, AT(credit), NAV_NO_FLAG, NULL},
};
static const nav_fields add_credit_result = {
    add_credit_result_list, COUNT(add_credit_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_add_credit_result_read(json_object *json, struct nav_add_credit_result *result) {
    return nav_read(json, &add_credit_result, result);
}

#define OWNER nav_report_rendering_result
static const nav_field report_rendering_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
};
static const nav_fields report_rendering_result = {
    report_rendering_result_list, COUNT(report_rendering_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_report_rendering_result_read(json_object *json, struct nav_report_rendering_result *result) {
    return nav_read(json, &report_rendering_result, result);
}

#define OWNER nav_renderers_result
static const nav_field renderers_result_list[] = {
    {"renderers", NAV_KIND_LIST, NAV_NEEDED, AT(renderers), NAV_NO_FLAG, NULL},
};
static const nav_fields renderers_result = {
    renderers_result_list, COUNT(renderers_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_renderers_result_read(json_object *json, struct nav_renderers_result *result) {
    return nav_read(json, &renderers_result, result);
}

#define OWNER nav_fleet_result
static const nav_field fleet_result_list[] = {
    {"fleet", NAV_KIND_TEXT, NAV_OPTIONAL, AT(fleet), NAV_NO_FLAG, NULL},
    {"host", NAV_KIND_TEXT, NAV_OPTIONAL, AT(host), NAV_NO_FLAG, NULL},
    {"engine", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(engine), NAV_NO_FLAG, NULL},
    {"hosts", NAV_KIND_LIST, NAV_NEEDED, AT(hosts), NAV_NO_FLAG, NULL},
    {"scenes", NAV_KIND_LIST, NAV_NEEDED, AT(scenes), NAV_NO_FLAG, NULL},
    {"modules", NAV_KIND_LIST, NAV_NEEDED, AT(modules), NAV_NO_FLAG, NULL},
};
static const nav_fields fleet_result = {
    fleet_result_list, COUNT(fleet_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_fleet_result_read(json_object *json, struct nav_fleet_result *result) {
    return nav_read(json, &fleet_result, result);
}

#define OWNER nav_move_scene_result
static const nav_field move_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"owner", NAV_KIND_TEXT, NAV_NEEDED, AT(owner), NAV_NO_FLAG, NULL},
};
static const nav_fields move_scene_result = {
    move_scene_result_list, COUNT(move_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_move_scene_result_read(json_object *json, struct nav_move_scene_result *result) {
    return nav_read(json, &move_scene_result, result);
}

#define OWNER nav_export_scene_result
static const nav_field export_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"age", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(age), AT(has_age), NULL},
    {"empty", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(empty), NAV_NO_FLAG, NULL},
    {"state", NAV_KIND_TEXT, NAV_NEEDED, AT(state), NAV_NO_FLAG, NULL},
};
static const nav_fields export_scene_result = {
    export_scene_result_list, COUNT(export_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_export_scene_result_read(json_object *json, struct nav_export_scene_result *result) {
    return nav_read(json, &export_scene_result, result);
}

#define OWNER nav_import_scene_result
static const nav_field import_scene_result_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"changed", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(changed), NAV_NO_FLAG, NULL},
    {"durability", NAV_KIND_TEXT, NAV_OPTIONAL, AT(durability), NAV_NO_FLAG, NULL},
    {"removed", NAV_KIND_OBJECT, NAV_NEEDED, AT(removed), NAV_NO_FLAG, NULL},
};
static const nav_fields import_scene_result = {
    import_scene_result_list, COUNT(import_scene_result_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_import_scene_result_read(json_object *json, struct nav_import_scene_result *result) {
    return nav_read(json, &import_scene_result, result);
}

#define OWNER nav_bye_notification
static const nav_field bye_notification_list[] = {
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_TEXT, NAV_NEEDED, AT(message), NAV_NO_FLAG, NULL},
};
static const nav_fields bye_notification = {
    bye_notification_list, COUNT(bye_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_bye_notification_read(json_object *json, struct nav_bye_notification *result) {
    return nav_read(json, &bye_notification, result);
}

#define OWNER nav_changed_notification
static const nav_field changed_notification_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"cause", NAV_KIND_OBJECT, NAV_NEEDED, AT(cause), NAV_NO_FLAG, NULL},
    {"changes", NAV_KIND_LIST, NAV_NEEDED, AT(changes), NAV_NO_FLAG, NULL},
};
static const nav_fields changed_notification = {
    changed_notification_list, COUNT(changed_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_changed_notification_read(json_object *json, struct nav_changed_notification *result) {
    return nav_read(json, &changed_notification, result);
}

#define OWNER nav_lagged_notification
static const nav_field lagged_notification_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"snapshot", NAV_KIND_OBJECT, NAV_NEEDED, AT(snapshot), NAV_NO_FLAG, NULL},
};
static const nav_fields lagged_notification = {
    lagged_notification_list, COUNT(lagged_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_lagged_notification_read(json_object *json, struct nav_lagged_notification *result) {
    return nav_read(json, &lagged_notification, result);
}

#define OWNER nav_watch_ended_notification
static const nav_field watch_ended_notification_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields watch_ended_notification = {
    watch_ended_notification_list, COUNT(watch_ended_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_watch_ended_notification_read(json_object *json, struct nav_watch_ended_notification *result) {
    return nav_read(json, &watch_ended_notification, result);
}

#define OWNER nav_event_notification_session_opened
static const nav_field event_notification_session_opened_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "session.opened"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_session_opened = {
    event_notification_session_opened_list, COUNT(event_notification_session_opened_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_session_opened_read(
    json_object *json, struct nav_event_notification_session_opened *result) {
    return nav_read(json, &event_notification_session_opened, result);
}

#define OWNER nav_event_notification_session_closed
static const nav_field event_notification_session_closed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "session.closed"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_session_closed = {
    event_notification_session_closed_list, COUNT(event_notification_session_closed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_session_closed_read(
    json_object *json, struct nav_event_notification_session_closed *result) {
    return nav_read(json, &event_notification_session_closed, result);
}

#define OWNER nav_event_notification_request_refused
static const nav_field event_notification_request_refused_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "request.refused"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_TEXT, NAV_NEEDED, AT(error_), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_request_refused = {
    event_notification_request_refused_list, COUNT(event_notification_request_refused_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_request_refused_read(
    json_object *json, struct nav_event_notification_request_refused *result) {
    return nav_read(json, &event_notification_request_refused, result);
}

#define OWNER nav_event_notification_watch_lagged
static const nav_field event_notification_watch_lagged_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "watch.lagged"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_watch_lagged = {
    event_notification_watch_lagged_list, COUNT(event_notification_watch_lagged_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_watch_lagged_read(json_object *json, struct nav_event_notification_watch_lagged *result) {
    return nav_read(json, &event_notification_watch_lagged, result);
}

#define OWNER nav_event_notification_store_failed
static const nav_field event_notification_store_failed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "store.failed"},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_store_failed = {
    event_notification_store_failed_list, COUNT(event_notification_store_failed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_store_failed_read(json_object *json, struct nav_event_notification_store_failed *result) {
    return nav_read(json, &event_notification_store_failed, result);
}

#define OWNER nav_event_notification_entry_quarantined
static const nav_field event_notification_entry_quarantined_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "entry.quarantined"},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"rule", NAV_KIND_TEXT, NAV_OPTIONAL, AT(rule), NAV_NO_FLAG, NULL},
    {"path", NAV_KIND_TEXT, NAV_OPTIONAL, AT(path), NAV_NO_FLAG, NULL},
    {"keyword", NAV_KIND_TEXT, NAV_OPTIONAL, AT(keyword), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_entry_quarantined = {
    event_notification_entry_quarantined_list, COUNT(event_notification_entry_quarantined_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_entry_quarantined_read(
    json_object *json, struct nav_event_notification_entry_quarantined *result) {
    return nav_read(json, &event_notification_entry_quarantined, result);
}

#define OWNER nav_event_notification_module_registered
static const nav_field event_notification_module_registered_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.registered"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"types", NAV_KIND_LIST, NAV_NEEDED, AT(types), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_module_registered = {
    event_notification_module_registered_list, COUNT(event_notification_module_registered_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_module_registered_read(
    json_object *json, struct nav_event_notification_module_registered *result) {
    return nav_read(json, &event_notification_module_registered, result);
}

#define OWNER nav_event_notification_module_unregistered
static const nav_field event_notification_module_unregistered_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.unregistered"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"types", NAV_KIND_LIST, NAV_NEEDED, AT(types), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_module_unregistered = {
    event_notification_module_unregistered_list, COUNT(event_notification_module_unregistered_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_module_unregistered_read(
    json_object *json, struct nav_event_notification_module_unregistered *result) {
    return nav_read(json, &event_notification_module_unregistered, result);
}

#define OWNER nav_event_notification_module_starting
static const nav_field event_notification_module_starting_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.starting"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_module_starting = {
    event_notification_module_starting_list, COUNT(event_notification_module_starting_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_module_starting_read(
    json_object *json, struct nav_event_notification_module_starting *result) {
    return nav_read(json, &event_notification_module_starting, result);
}

#define OWNER nav_event_notification_module_started
static const nav_field event_notification_module_started_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.started"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"pid", NAV_KIND_INTEGER, NAV_NEEDED, AT(pid), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_module_started = {
    event_notification_module_started_list, COUNT(event_notification_module_started_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_module_started_read(
    json_object *json, struct nav_event_notification_module_started *result) {
    return nav_read(json, &event_notification_module_started, result);
}

#define OWNER nav_event_notification_module_exited
static const nav_field event_notification_module_exited_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.exited"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"status", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(status), AT(has_status), NULL},
    {"signal", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(signal), AT(has_signal), NULL},
};
static const nav_fields event_notification_module_exited = {
    event_notification_module_exited_list, COUNT(event_notification_module_exited_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_module_exited_read(json_object *json, struct nav_event_notification_module_exited *result) {
    return nav_read(json, &event_notification_module_exited, result);
}

#define OWNER nav_event_notification_module_failed
static const nav_field event_notification_module_failed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "module.failed"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_TEXT, NAV_NEEDED, AT(error_), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_TEXT, NAV_NEEDED, AT(message), NAV_NO_FLAG, NULL},
    {"isGivenUp", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_given_up), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_module_failed = {
    event_notification_module_failed_list, COUNT(event_notification_module_failed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_module_failed_read(json_object *json, struct nav_event_notification_module_failed *result) {
    return nav_read(json, &event_notification_module_failed, result);
}

#define OWNER nav_event_notification_provider_failed
static const nav_field event_notification_provider_failed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "provider.failed"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_TEXT, NAV_NEEDED, AT(error_), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_provider_failed = {
    event_notification_provider_failed_list, COUNT(event_notification_provider_failed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_provider_failed_read(
    json_object *json, struct nav_event_notification_provider_failed *result) {
    return nav_read(json, &event_notification_provider_failed, result);
}

#define OWNER nav_event_notification_migration_failed
static const nav_field event_notification_migration_failed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "migration.failed"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"entries", NAV_KIND_INTEGER, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_migration_failed = {
    event_notification_migration_failed_list, COUNT(event_notification_migration_failed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_migration_failed_read(
    json_object *json, struct nav_event_notification_migration_failed *result) {
    return nav_read(json, &event_notification_migration_failed, result);
}

#define OWNER nav_event_notification_guard_paused
static const nav_field event_notification_guard_paused_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "guard.paused"},
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"misses", NAV_KIND_INTEGER, NAV_NEEDED, AT(misses), NAV_NO_FLAG, NULL},
    {"retryAfter", NAV_KIND_NUMBER, NAV_NEEDED, AT(retry_after), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_guard_paused = {
    event_notification_guard_paused_list, COUNT(event_notification_guard_paused_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_guard_paused_read(json_object *json, struct nav_event_notification_guard_paused *result) {
    return nav_read(json, &event_notification_guard_paused, result);
}

#define OWNER nav_event_notification_guard_resumed
static const nav_field event_notification_guard_resumed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "guard.resumed"},
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_guard_resumed = {
    event_notification_guard_resumed_list, COUNT(event_notification_guard_resumed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_guard_resumed_read(json_object *json, struct nav_event_notification_guard_resumed *result) {
    return nav_read(json, &event_notification_guard_resumed, result);
}

#define OWNER nav_event_notification_sequence_started
static const nav_field event_notification_sequence_started_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "sequence.started"},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"values", NAV_KIND_INTEGER, NAV_NEEDED, AT(values), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_sequence_started = {
    event_notification_sequence_started_list, COUNT(event_notification_sequence_started_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_sequence_started_read(
    json_object *json, struct nav_event_notification_sequence_started *result) {
    return nav_read(json, &event_notification_sequence_started, result);
}

#define OWNER nav_event_notification_sequence_step
static const nav_field event_notification_sequence_step_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "sequence.step"},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"index", NAV_KIND_INTEGER, NAV_NEEDED, AT(index), NAV_NO_FLAG, NULL},
    {"outcome", NAV_KIND_TEXT, NAV_NEEDED, AT(outcome), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_OPTIONAL, AT(receiver), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_TEXT, NAV_OPTIONAL, AT(error_), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_sequence_step = {
    event_notification_sequence_step_list, COUNT(event_notification_sequence_step_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_sequence_step_read(json_object *json, struct nav_event_notification_sequence_step *result) {
    return nav_read(json, &event_notification_sequence_step, result);
}

#define OWNER nav_event_notification_sequence_paused
static const nav_field event_notification_sequence_paused_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "sequence.paused"},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_sequence_paused = {
    event_notification_sequence_paused_list, COUNT(event_notification_sequence_paused_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_sequence_paused_read(
    json_object *json, struct nav_event_notification_sequence_paused *result) {
    return nav_read(json, &event_notification_sequence_paused, result);
}

#define OWNER nav_event_notification_sequence_resumed
static const nav_field event_notification_sequence_resumed_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "sequence.resumed"},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"by", NAV_KIND_TEXT, NAV_NEEDED, AT(by), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_sequence_resumed = {
    event_notification_sequence_resumed_list, COUNT(event_notification_sequence_resumed_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_sequence_resumed_read(
    json_object *json, struct nav_event_notification_sequence_resumed *result) {
    return nav_read(json, &event_notification_sequence_resumed, result);
}

#define OWNER nav_event_notification_sequence_ended
static const nav_field event_notification_sequence_ended_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"level", NAV_KIND_TEXT, NAV_NEEDED, AT(level), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, "sequence.ended"},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"outcome", NAV_KIND_TEXT, NAV_NEEDED, AT(outcome), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_TEXT, NAV_OPTIONAL, AT(error_), NAV_NO_FLAG, NULL},
};
static const nav_fields event_notification_sequence_ended = {
    event_notification_sequence_ended_list, COUNT(event_notification_sequence_ended_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_event_notification_sequence_ended_read(
    json_object *json, struct nav_event_notification_sequence_ended *result) {
    return nav_read(json, &event_notification_sequence_ended, result);
}

#define OWNER nav_signal_notification
static const nav_field signal_notification_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_JSON, NAV_OPTIONAL, AT(value), AT(has_value), NULL},
    {"flow", NAV_KIND_TEXT, NAV_OPTIONAL, AT(flow), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
    {"by", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(by), NAV_NO_FLAG, NULL},
    {"kept", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(kept), AT(has_kept), NULL},
};
static const nav_fields signal_notification = {
    signal_notification_list, COUNT(signal_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_signal_notification_read(json_object *json, struct nav_signal_notification *result) {
    return nav_read(json, &signal_notification, result);
}

#define OWNER nav_host_changed_notification
static const nav_field host_changed_notification_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"cause", NAV_KIND_OBJECT, NAV_NEEDED, AT(cause), NAV_NO_FLAG, NULL},
    {"changes", NAV_KIND_LIST, NAV_NEEDED, AT(changes), NAV_NO_FLAG, NULL},
};
static const nav_fields host_changed_notification = {
    host_changed_notification_list, COUNT(host_changed_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_changed_notification_read(json_object *json, struct nav_host_changed_notification *result) {
    return nav_read(json, &host_changed_notification, result);
}

#define OWNER nav_host_lagged_notification
static const nav_field host_lagged_notification_list[] = {
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"snapshot", NAV_KIND_OBJECT, NAV_NEEDED, AT(snapshot), NAV_NO_FLAG, NULL},
};
static const nav_fields host_lagged_notification = {
    host_lagged_notification_list, COUNT(host_lagged_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_host_lagged_notification_read(json_object *json, struct nav_host_lagged_notification *result) {
    return nav_read(json, &host_lagged_notification, result);
}

#define OWNER nav_question_ended_notification
static const nav_field question_ended_notification_list[] = {
    {"question", NAV_KIND_TEXT, NAV_NEEDED, AT(question), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
};
static const nav_fields question_ended_notification = {
    question_ended_notification_list, COUNT(question_ended_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_question_ended_notification_read(json_object *json, struct nav_question_ended_notification *result) {
    return nav_read(json, &question_ended_notification, result);
}

#define OWNER nav_module_lost_notification
static const nav_field module_lost_notification_list[] = {
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
};
static const nav_fields module_lost_notification = {
    module_lost_notification_list, COUNT(module_lost_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_module_lost_notification_read(json_object *json, struct nav_module_lost_notification *result) {
    return nav_read(json, &module_lost_notification, result);
}

#define OWNER nav_guard_pause_notification
static const nav_field guard_pause_notification_list[] = {
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"paused", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(paused), NAV_NO_FLAG, NULL},
    {"misses", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(misses), AT(has_misses), NULL},
    {"retryAfter", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(retry_after), AT(has_retry_after), NULL},
};
static const nav_fields guard_pause_notification = {
    guard_pause_notification_list, COUNT(guard_pause_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_pause_notification_read(json_object *json, struct nav_guard_pause_notification *result) {
    return nav_read(json, &guard_pause_notification, result);
}

#define OWNER nav_access_changed_notification
static const nav_field access_changed_notification_list[] = {
    {"identity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(identity), NAV_NO_FLAG, NULL},
    {"watches", NAV_KIND_LIST, NAV_NEEDED, AT(watches), NAV_NO_FLAG, NULL},
    {"monitors", NAV_KIND_LIST, NAV_NEEDED, AT(monitors), NAV_NO_FLAG, NULL},
    {"guards", NAV_KIND_LIST, NAV_NEEDED, AT(guards), NAV_NO_FLAG, NULL},
    {"attachments", NAV_KIND_LIST, NAV_NEEDED, AT(attachments), NAV_NO_FLAG, NULL},
};
static const nav_fields access_changed_notification = {
    access_changed_notification_list, COUNT(access_changed_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_access_changed_notification_read(json_object *json, struct nav_access_changed_notification *result) {
    return nav_read(json, &access_changed_notification, result);
}

#define OWNER nav_traffic_notification
static const nav_field traffic_notification_list[] = {
    {"monitor", NAV_KIND_INTEGER, NAV_NEEDED, AT(monitor), NAV_NO_FLAG, NULL},
    {"dropped", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(dropped), AT(has_dropped), NULL},
    {"time", NAV_KIND_NUMBER, NAV_NEEDED, AT(time), NAV_NO_FLAG, NULL},
    {"direction", NAV_KIND_TEXT, NAV_NEEDED, AT(direction), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"kind", NAV_KIND_TEXT, NAV_NEEDED, AT(kind), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"id", NAV_KIND_JSON, NAV_OPTIONAL, AT(id), AT(has_id), NULL},
    {"bytes", NAV_KIND_INTEGER, NAV_NEEDED, AT(bytes), NAV_NO_FLAG, NULL},
    {"line", NAV_KIND_TEXT, NAV_OPTIONAL, AT(line), NAV_NO_FLAG, NULL},
};
static const nav_fields traffic_notification = {
    traffic_notification_list, COUNT(traffic_notification_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_traffic_notification_read(json_object *json, struct nav_traffic_notification *result) {
    return nav_read(json, &traffic_notification, result);
}

#define OWNER nav_entry_ask_question
static const nav_field entry_ask_question_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_JSON, NAV_NEEDED_OR_NULL, AT(message), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
static const nav_fields entry_ask_question = {
    entry_ask_question_list, COUNT(entry_ask_question_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_entry_ask_question_read(json_object *json, struct nav_entry_ask_question *result) {
    return nav_read(json, &entry_ask_question, result);
}

#define OWNER nav_guard_ask_question_entries_item
static const nav_field guard_ask_question_entries_item_list[] = {
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
};
static const nav_fields guard_ask_question_entries_item = {
    guard_ask_question_entries_item_list, COUNT(guard_ask_question_entries_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_ask_question_entries_item_read(json_object *json, struct nav_guard_ask_question_entries_item *result) {
    return nav_read(json, &guard_ask_question_entries_item, result);
}

#define OWNER nav_guard_ask_question_selections_item_from
static const nav_field guard_ask_question_selections_item_from_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_OPTIONAL, AT(name), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(arguments), NAV_NO_FLAG, NULL},
    {"entry", NAV_KIND_TEXT, NAV_OPTIONAL, AT(entry), NAV_NO_FLAG, NULL},
};
static const nav_fields guard_ask_question_selections_item_from = {
    guard_ask_question_selections_item_from_list, COUNT(guard_ask_question_selections_item_from_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_ask_question_selections_item_from_read(
    json_object *json, struct nav_guard_ask_question_selections_item_from *result) {
    return nav_read(json, &guard_ask_question_selections_item_from, result);
}

#define OWNER nav_guard_ask_question_selections_item
static const nav_field guard_ask_question_selections_item_list[] = {
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"from", NAV_KIND_OBJECT, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_OBJECT, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
};
static const nav_fields guard_ask_question_selections_item = {
    guard_ask_question_selections_item_list, COUNT(guard_ask_question_selections_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_ask_question_selections_item_read(
    json_object *json, struct nav_guard_ask_question_selections_item *result) {
    return nav_read(json, &guard_ask_question_selections_item, result);
}

#define OWNER nav_guard_ask_question
static const nav_field guard_ask_question_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, NULL},
    {"on", NAV_KIND_TEXT, NAV_NEEDED, AT(on), NAV_NO_FLAG, NULL},
    {"entries", NAV_KIND_LIST, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
    {"selections", NAV_KIND_LIST, NAV_OPTIONAL, AT(selections), NAV_NO_FLAG, NULL},
    {"cause", NAV_KIND_OBJECT, NAV_NEEDED, AT(cause), NAV_NO_FLAG, NULL},
    {"redirected", NAV_KIND_LIST, NAV_OPTIONAL, AT(redirected), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
static const nav_fields guard_ask_question = {
    guard_ask_question_list, COUNT(guard_ask_question_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_guard_ask_question_read(json_object *json, struct nav_guard_ask_question *result) {
    return nav_read(json, &guard_ask_question, result);
}

#define OWNER nav_value_receive_question_value_data
static const nav_field value_receive_question_value_data_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"index", NAV_KIND_INTEGER, NAV_NEEDED, AT(index), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_TEXT, NAV_NEEDED, AT(value), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_NEEDED_OR_NULL, AT(data), NAV_NO_FLAG, NULL},
};
static const nav_fields value_receive_question_value_data = {
    value_receive_question_value_data_list, COUNT(value_receive_question_value_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_value_receive_question_value_data_read(
    json_object *json, struct nav_value_receive_question_value_data *result) {
    return nav_read(json, &value_receive_question_value_data, result);
}

#define OWNER nav_value_receive_question_type_arguments
static const nav_field value_receive_question_type_arguments_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"index", NAV_KIND_INTEGER, NAV_NEEDED, AT(index), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
};
static const nav_fields value_receive_question_type_arguments = {
    value_receive_question_type_arguments_list, COUNT(value_receive_question_type_arguments_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_value_receive_question_type_arguments_read(
    json_object *json, struct nav_value_receive_question_type_arguments *result) {
    return nav_read(json, &value_receive_question_type_arguments, result);
}

#define OWNER nav_value_receive_question_route_data
static const nav_field value_receive_question_route_data_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"index", NAV_KIND_INTEGER, NAV_NEEDED, AT(index), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
    {"route", NAV_KIND_TEXT, NAV_NEEDED, AT(route), NAV_NO_FLAG, NULL},
    {"data", NAV_KIND_JSON, NAV_NEEDED_OR_NULL, AT(data), NAV_NO_FLAG, NULL},
};
static const nav_fields value_receive_question_route_data = {
    value_receive_question_route_data_list, COUNT(value_receive_question_route_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_value_receive_question_route_data_read(
    json_object *json, struct nav_value_receive_question_route_data *result) {
    return nav_read(json, &value_receive_question_route_data, result);
}

#define OWNER nav_url_resolve_question
static const nav_field url_resolve_question_list[] = {
    {"url", NAV_KIND_TEXT, NAV_NEEDED, AT(url), NAV_NO_FLAG, NULL},
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"parameters", NAV_KIND_OBJECT, NAV_NEEDED, AT(parameters), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
static const nav_fields url_resolve_question = {
    url_resolve_question_list, COUNT(url_resolve_question_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_resolve_question_read(json_object *json, struct nav_url_resolve_question *result) {
    return nav_read(json, &url_resolve_question, result);
}

#define OWNER nav_type_migrate_question_entries_item
static const nav_field type_migrate_question_entries_item_list[] = {
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"from", NAV_KIND_INTEGER, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
};
static const nav_fields type_migrate_question_entries_item = {
    type_migrate_question_entries_item_list, COUNT(type_migrate_question_entries_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_type_migrate_question_entries_item_read(
    json_object *json, struct nav_type_migrate_question_entries_item *result) {
    return nav_read(json, &type_migrate_question_entries_item, result);
}

#define OWNER nav_type_migrate_question
static const nav_field type_migrate_question_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
    {"entries", NAV_KIND_LIST, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
static const nav_fields type_migrate_question = {
    type_migrate_question_list, COUNT(type_migrate_question_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_type_migrate_question_read(json_object *json, struct nav_type_migrate_question *result) {
    return nav_read(json, &type_migrate_question, result);
}

#define OWNER nav_type_provide_question_entries_item
static const nav_field type_provide_question_entries_item_list[] = {
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"arguments", NAV_KIND_OBJECT, NAV_NEEDED, AT(arguments), NAV_NO_FLAG, NULL},
};
static const nav_fields type_provide_question_entries_item = {
    type_provide_question_entries_item_list, COUNT(type_provide_question_entries_item_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_type_provide_question_entries_item_read(
    json_object *json, struct nav_type_provide_question_entries_item *result) {
    return nav_read(json, &type_provide_question_entries_item, result);
}

#define OWNER nav_type_provide_question
static const nav_field type_provide_question_list[] = {
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"entries", NAV_KIND_LIST, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"traceparent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(traceparent), NAV_NO_FLAG, NULL},
};
static const nav_fields type_provide_question = {
    type_provide_question_list, COUNT(type_provide_question_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_type_provide_question_read(json_object *json, struct nav_type_provide_question *result) {
    return nav_read(json, &type_provide_question, result);
}

#define OWNER nav_error_context
static const nav_field error_context_list[] = {
    {"operation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(operation), AT(has_operation), NULL},
    {"mappedFrom", NAV_KIND_TEXT, NAV_OPTIONAL, AT(mapped_from), NAV_NO_FLAG, NULL},
    {"list", NAV_KIND_TEXT, NAV_OPTIONAL, AT(list), NAV_NO_FLAG, NULL},
    {"index", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(index), AT(has_index), NULL},
    {"steps", NAV_KIND_LIST, NAV_OPTIONAL, AT(steps), NAV_NO_FLAG, NULL},
};
static const nav_fields error_context = {
    error_context_list, COUNT(error_context_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_error_context_read(json_object *json, struct nav_error_context *result) {
    return nav_read(json, &error_context, result);
}

#define OWNER nav_parse_error_data
static const nav_field parse_error_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "parse_error"},
    {"offset", NAV_KIND_INTEGER, NAV_NEEDED, AT(offset), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"line", NAV_KIND_INTEGER, NAV_NEEDED, AT(line), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields parse_error_data = {
    parse_error_data_list, COUNT(parse_error_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_parse_error_data_read(json_object *json, struct nav_parse_error_data *result) {
    return nav_read(json, &parse_error_data, result);
}

#define OWNER nav_invalid_request_data
static const nav_field invalid_request_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "invalid_request"},
    {"line", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(line), AT(has_line), NULL},
    {"id", NAV_KIND_JSON, NAV_OPTIONAL, AT(id), AT(has_id), NULL},
    {"member", NAV_KIND_TEXT, NAV_OPTIONAL, AT(member), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields invalid_request_data = {
    invalid_request_data_list, COUNT(invalid_request_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_invalid_request_data_read(json_object *json, struct nav_invalid_request_data *result) {
    return nav_read(json, &invalid_request_data, result);
}

#define OWNER nav_method_not_found_data
static const nav_field method_not_found_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "method_not_found"},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields method_not_found_data = {
    method_not_found_data_list, COUNT(method_not_found_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_method_not_found_data_read(json_object *json, struct nav_method_not_found_data *result) {
    return nav_read(json, &method_not_found_data, result);
}

#define OWNER nav_invalid_params_data
static const nav_field invalid_params_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "invalid_params"},
    {"parameter", NAV_KIND_TEXT, NAV_OPTIONAL, AT(parameter), NAV_NO_FLAG, NULL},
    {"expected", NAV_KIND_TEXT, NAV_OPTIONAL, AT(expected), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields invalid_params_data = {
    invalid_params_data_list, COUNT(invalid_params_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_invalid_params_data_read(json_object *json, struct nav_invalid_params_data *result) {
    return nav_read(json, &invalid_params_data, result);
}

#define OWNER nav_internal_error_data
static const nav_field internal_error_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "internal_error"},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields internal_error_data = {
    internal_error_data_list, COUNT(internal_error_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_internal_error_data_read(json_object *json, struct nav_internal_error_data *result) {
    return nav_read(json, &internal_error_data, result);
}

#define OWNER nav_line_too_long_data
static const nav_field line_too_long_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "line_too_long"},
    {"limit", NAV_KIND_INTEGER, NAV_NEEDED, AT(limit), NAV_NO_FLAG, NULL},
    {"line", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(line), AT(has_line), NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields line_too_long_data = {
    line_too_long_data_list, COUNT(line_too_long_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_line_too_long_data_read(json_object *json, struct nav_line_too_long_data *result) {
    return nav_read(json, &line_too_long_data, result);
}

#define OWNER nav_too_deep_data
static const nav_field too_deep_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "too_deep"},
    {"limit", NAV_KIND_INTEGER, NAV_NEEDED, AT(limit), NAV_NO_FLAG, NULL},
    {"line", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(line), AT(has_line), NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields too_deep_data = {
    too_deep_data_list, COUNT(too_deep_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_too_deep_data_read(json_object *json, struct nav_too_deep_data *result) {
    return nav_read(json, &too_deep_data, result);
}

#define OWNER nav_answer_too_large_data
static const nav_field answer_too_large_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "answer_too_large"},
    {"bytes", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(bytes), AT(has_bytes), NULL},
    {"limit", NAV_KIND_INTEGER, NAV_NEEDED, AT(limit), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields answer_too_large_data = {
    answer_too_large_data_list, COUNT(answer_too_large_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_answer_too_large_data_read(json_object *json, struct nav_answer_too_large_data *result) {
    return nav_read(json, &answer_too_large_data, result);
}

#define OWNER nav_limit_reached_data
static const nav_field limit_reached_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "limit_reached"},
    {"limit", NAV_KIND_TEXT, NAV_NEEDED, AT(limit), NAV_NO_FLAG, NULL},
    {"value", NAV_KIND_INTEGER, NAV_NEEDED, AT(value), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields limit_reached_data = {
    limit_reached_data_list, COUNT(limit_reached_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_limit_reached_data_read(json_object *json, struct nav_limit_reached_data *result) {
    return nav_read(json, &limit_reached_data, result);
}

#define OWNER nav_shutting_down_data
static const nav_field shutting_down_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "shutting_down"},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields shutting_down_data = {
    shutting_down_data_list, COUNT(shutting_down_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_shutting_down_data_read(json_object *json, struct nav_shutting_down_data *result) {
    return nav_read(json, &shutting_down_data, result);
}

#define OWNER nav_missing_capability_data
static const nav_field missing_capability_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "missing_capability"},
    {"missing", NAV_KIND_TEXT, NAV_NEEDED, AT(missing), NAV_NO_FLAG, NULL},
    {"capabilities", NAV_KIND_LIST, NAV_NEEDED, AT(capabilities), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields missing_capability_data = {
    missing_capability_data_list, COUNT(missing_capability_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_missing_capability_data_read(json_object *json, struct nav_missing_capability_data *result) {
    return nav_read(json, &missing_capability_data, result);
}

#define OWNER nav_cancelled_data
static const nav_field cancelled_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "cancelled"},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"restorationKey", NAV_KIND_TEXT, NAV_OPTIONAL, AT(restoration_key), NAV_NO_FLAG, NULL},
    {"replacedBy", NAV_KIND_JSON, NAV_OPTIONAL, AT(replaced_by), AT(has_replaced_by), NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields cancelled_data = {
    cancelled_data_list, COUNT(cancelled_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cancelled_data_read(json_object *json, struct nav_cancelled_data *result) {
    return nav_read(json, &cancelled_data, result);
}

#define OWNER nav_too_many_connections_data
static const nav_field too_many_connections_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "too_many_connections"},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields too_many_connections_data = {
    too_many_connections_data_list, COUNT(too_many_connections_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_too_many_connections_data_read(json_object *json, struct nav_too_many_connections_data *result) {
    return nav_read(json, &too_many_connections_data, result);
}

#define OWNER nav_slow_reader_data
static const nav_field slow_reader_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "slow_reader"},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields slow_reader_data = {
    slow_reader_data_list, COUNT(slow_reader_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_slow_reader_data_read(json_object *json, struct nav_slow_reader_data *result) {
    return nav_read(json, &slow_reader_data, result);
}

#define OWNER nav_store_failed_data
static const nav_field store_failed_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "store_failed"},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields store_failed_data = {
    store_failed_data_list, COUNT(store_failed_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_store_failed_data_read(json_object *json, struct nav_store_failed_data *result) {
    return nav_read(json, &store_failed_data, result);
}

#define OWNER nav_closed_by_request_data
static const nav_field closed_by_request_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "closed_by_request"},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields closed_by_request_data = {
    closed_by_request_data_list, COUNT(closed_by_request_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_closed_by_request_data_read(json_object *json, struct nav_closed_by_request_data *result) {
    return nav_read(json, &closed_by_request_data, result);
}

#define OWNER nav_engine_away_data
static const nav_field engine_away_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "engine_away"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"owner", NAV_KIND_TEXT, NAV_OPTIONAL, AT(owner), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields engine_away_data = {
    engine_away_data_list, COUNT(engine_away_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_engine_away_data_read(json_object *json, struct nav_engine_away_data *result) {
    return nav_read(json, &engine_away_data, result);
}

#define OWNER nav_outcome_unknown_data
static const nav_field outcome_unknown_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "outcome_unknown"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields outcome_unknown_data = {
    outcome_unknown_data_list, COUNT(outcome_unknown_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_outcome_unknown_data_read(json_object *json, struct nav_outcome_unknown_data *result) {
    return nav_read(json, &outcome_unknown_data, result);
}

#define OWNER nav_local_scene_data
static const nav_field local_scene_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "local_scene"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields local_scene_data = {
    local_scene_data_list, COUNT(local_scene_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_local_scene_data_read(json_object *json, struct nav_local_scene_data *result) {
    return nav_read(json, &local_scene_data, result);
}

#define OWNER nav_unknown_host_data
static const nav_field unknown_host_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_host"},
    {"host", NAV_KIND_TEXT, NAV_OPTIONAL, AT(host), NAV_NO_FLAG, NULL},
    {"hosts", NAV_KIND_LIST, NAV_NEEDED, AT(hosts), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_host_data = {
    unknown_host_data_list, COUNT(unknown_host_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_host_data_read(json_object *json, struct nav_unknown_host_data *result) {
    return nav_read(json, &unknown_host_data, result);
}

#define OWNER nav_other_user_data
static const nav_field other_user_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "other_user"},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"uid", NAV_KIND_INTEGER, NAV_NEEDED, AT(uid), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields other_user_data = {
    other_user_data_list, COUNT(other_user_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_other_user_data_read(json_object *json, struct nav_other_user_data *result) {
    return nav_read(json, &other_user_data, result);
}

#define OWNER nav_not_allowed_data
static const nav_field not_allowed_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_allowed"},
    {"verb", NAV_KIND_TEXT, NAV_OPTIONAL, AT(verb), NAV_NO_FLAG, NULL},
    {"identity", NAV_KIND_TEXT, NAV_OPTIONAL, AT(identity), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"document", NAV_KIND_TEXT, NAV_NEEDED, AT(document), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_allowed_data = {
    not_allowed_data_list, COUNT(not_allowed_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_allowed_data_read(json_object *json, struct nav_not_allowed_data *result) {
    return nav_read(json, &not_allowed_data, result);
}

#define OWNER nav_unknown_scene_data
static const nav_field unknown_scene_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_scene"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_scene_data = {
    unknown_scene_data_list, COUNT(unknown_scene_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_scene_data_read(json_object *json, struct nav_unknown_scene_data *result) {
    return nav_read(json, &unknown_scene_data, result);
}

#define OWNER nav_unknown_navigator_data
static const nav_field unknown_navigator_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_navigator"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"elsewhere", NAV_KIND_TEXT, NAV_OPTIONAL, AT(elsewhere), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_navigator_data = {
    unknown_navigator_data_list, COUNT(unknown_navigator_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_navigator_data_read(json_object *json, struct nav_unknown_navigator_data *result) {
    return nav_read(json, &unknown_navigator_data, result);
}

#define OWNER nav_unknown_entry_data
static const nav_field unknown_entry_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_entry"},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_entry_data = {
    unknown_entry_data_list, COUNT(unknown_entry_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_entry_data_read(json_object *json, struct nav_unknown_entry_data *result) {
    return nav_read(json, &unknown_entry_data, result);
}

#define OWNER nav_unknown_destination_data
static const nav_field unknown_destination_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_destination"},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"navigators", NAV_KIND_LIST, NAV_OPTIONAL, AT(navigators), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_destination_data = {
    unknown_destination_data_list, COUNT(unknown_destination_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_destination_data_read(json_object *json, struct nav_unknown_destination_data *result) {
    return nav_read(json, &unknown_destination_data, result);
}

#define OWNER nav_invalid_arguments_data
static const nav_field invalid_arguments_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "invalid_arguments"},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"checkpoint", NAV_KIND_TEXT, NAV_OPTIONAL, AT(checkpoint), NAV_NO_FLAG, NULL},
    {"flow", NAV_KIND_TEXT, NAV_OPTIONAL, AT(flow), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_TEXT, NAV_OPTIONAL, AT(message), NAV_NO_FLAG, NULL},
    {"content", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(content), AT(has_content), NULL},
    {"path", NAV_KIND_TEXT, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
    {"keyword", NAV_KIND_TEXT, NAV_NEEDED, AT(keyword), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields invalid_arguments_data = {
    invalid_arguments_data_list, COUNT(invalid_arguments_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_invalid_arguments_data_read(json_object *json, struct nav_invalid_arguments_data *result) {
    return nav_read(json, &invalid_arguments_data, result);
}

#define OWNER nav_no_stack_data
static const nav_field no_stack_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "no_stack"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"suggestion", NAV_KIND_TEXT, NAV_OPTIONAL, AT(suggestion), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields no_stack_data = {
    no_stack_data_list, COUNT(no_stack_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_no_stack_data_read(json_object *json, struct nav_no_stack_data *result) {
    return nav_read(json, &no_stack_data, result);
}

#define OWNER nav_at_root_data
static const nav_field at_root_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "at_root"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"depth", NAV_KIND_INTEGER, NAV_NEEDED, AT(depth), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields at_root_data = {
    at_root_data_list, COUNT(at_root_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_at_root_data_read(json_object *json, struct nav_at_root_data *result) {
    return nav_read(json, &at_root_data, result);
}

#define OWNER nav_not_presented_data
static const nav_field not_presented_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_presented"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_presented_data = {
    not_presented_data_list, COUNT(not_presented_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_presented_data_read(json_object *json, struct nav_not_presented_data *result) {
    return nav_read(json, &not_presented_data, result);
}

#define OWNER nav_out_of_range_data
static const nav_field out_of_range_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "out_of_range"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"depth", NAV_KIND_INTEGER, NAV_NEEDED, AT(depth), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields out_of_range_data = {
    out_of_range_data_list, COUNT(out_of_range_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_out_of_range_data_read(json_object *json, struct nav_out_of_range_data *result) {
    return nav_read(json, &out_of_range_data, result);
}

#define OWNER nav_occupied_data
static const nav_field occupied_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "occupied"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"presented", NAV_KIND_TEXT, NAV_NEEDED, AT(presented), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields occupied_data = {
    occupied_data_list, COUNT(occupied_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_occupied_data_read(json_object *json, struct nav_occupied_data *result) {
    return nav_read(json, &occupied_data, result);
}

#define OWNER nav_name_in_use_data
static const nav_field name_in_use_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "name_in_use"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"wanted", NAV_KIND_TEXT, NAV_NEEDED, AT(wanted), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields name_in_use_data = {
    name_in_use_data_list, COUNT(name_in_use_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_name_in_use_data_read(json_object *json, struct nav_name_in_use_data *result) {
    return nav_read(json, &name_in_use_data, result);
}

#define OWNER nav_revision_mismatch_data
static const nav_field revision_mismatch_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "revision_mismatch"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"navigation", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(navigation), AT(has_navigation), NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields revision_mismatch_data = {
    revision_mismatch_data_list, COUNT(revision_mismatch_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_revision_mismatch_data_read(json_object *json, struct nav_revision_mismatch_data *result) {
    return nav_read(json, &revision_mismatch_data, result);
}

#define OWNER nav_root_fixed_data
static const nav_field root_fixed_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "root_fixed"},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields root_fixed_data = {
    root_fixed_data_list, COUNT(root_fixed_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_root_fixed_data_read(json_object *json, struct nav_root_fixed_data *result) {
    return nav_read(json, &root_fixed_data, result);
}

#define OWNER nav_not_selectable_data
static const nav_field not_selectable_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_selectable"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_selectable_data = {
    not_selectable_data_list, COUNT(not_selectable_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_selectable_data_read(json_object *json, struct nav_not_selectable_data *result) {
    return nav_read(json, &not_selectable_data, result);
}

#define OWNER nav_locked_data
static const nav_field locked_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "locked"},
    {"locks", NAV_KIND_LIST, NAV_NEEDED, AT(locks), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields locked_data = {
    locked_data_list, COUNT(locked_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_locked_data_read(json_object *json, struct nav_locked_data *result) {
    return nav_read(json, &locked_data, result);
}

#define OWNER nav_unknown_attachment_data
static const nav_field unknown_attachment_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_attachment"},
    {"attachment", NAV_KIND_TEXT, NAV_NEEDED, AT(attachment), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_attachment_data = {
    unknown_attachment_data_list, COUNT(unknown_attachment_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_attachment_data_read(json_object *json, struct nav_unknown_attachment_data *result) {
    return nav_read(json, &unknown_attachment_data, result);
}

#define OWNER nav_cannot_return_data
static const nav_field cannot_return_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "cannot_return"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"checkpoint", NAV_KIND_TEXT, NAV_NEEDED, AT(checkpoint), NAV_NO_FLAG, NULL},
    {"isKnown", NAV_KIND_BOOLEAN, NAV_NEEDED, AT(is_known), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields cannot_return_data = {
    cannot_return_data_list, COUNT(cannot_return_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cannot_return_data_read(json_object *json, struct nav_cannot_return_data *result) {
    return nav_read(json, &cannot_return_data, result);
}

#define OWNER nav_unknown_trigger_data
static const nav_field unknown_trigger_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_trigger"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"trigger", NAV_KIND_TEXT, NAV_NEEDED, AT(trigger), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_trigger_data = {
    unknown_trigger_data_list, COUNT(unknown_trigger_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_trigger_data_read(json_object *json, struct nav_unknown_trigger_data *result) {
    return nav_read(json, &unknown_trigger_data, result);
}

#define OWNER nav_no_alert_data
static const nav_field no_alert_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "no_alert"},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields no_alert_data = {
    no_alert_data_list, COUNT(no_alert_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_no_alert_data_read(json_object *json, struct nav_no_alert_data *result) {
    return nav_read(json, &no_alert_data, result);
}

#define OWNER nav_unknown_answer_data
static const nav_field unknown_answer_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_answer"},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"answer", NAV_KIND_TEXT, NAV_NEEDED, AT(answer), NAV_NO_FLAG, NULL},
    {"answers", NAV_KIND_LIST, NAV_NEEDED, AT(answers), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_answer_data = {
    unknown_answer_data_list, COUNT(unknown_answer_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_answer_data_read(json_object *json, struct nav_unknown_answer_data *result) {
    return nav_read(json, &unknown_answer_data, result);
}

#define OWNER nav_no_column_data
static const nav_field no_column_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "no_column"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields no_column_data = {
    no_column_data_list, COUNT(no_column_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_no_column_data_read(json_object *json, struct nav_no_column_data *result) {
    return nav_read(json, &no_column_data, result);
}

#define OWNER nav_path_refused_data
static const nav_field path_refused_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "path_refused"},
    {"rule", NAV_KIND_TEXT, NAV_OPTIONAL, AT(rule), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_OPTIONAL, AT(navigator), NAV_NO_FLAG, NULL},
    {"parent", NAV_KIND_TEXT, NAV_OPTIONAL, AT(parent), NAV_NO_FLAG, NULL},
    {"position", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(position), AT(has_position), NULL},
    {"found", NAV_KIND_TEXT, NAV_OPTIONAL, AT(found), NAV_NO_FLAG, NULL},
    {"needed", NAV_KIND_LIST, NAV_OPTIONAL, AT(needed), NAV_NO_FLAG, NULL},
    {"ruleOf", NAV_KIND_TEXT, NAV_OPTIONAL, AT(rule_of), NAV_NO_FLAG, NULL},
    {"source", NAV_KIND_TEXT, NAV_OPTIONAL, AT(source), NAV_NO_FLAG, NULL},
    {"accepted", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(accepted), NAV_NO_FLAG, NULL},
    {"legal", NAV_KIND_LIST, NAV_OPTIONAL, AT(legal), NAV_NO_FLAG, NULL},
    {"violations", NAV_KIND_LIST, NAV_NEEDED, AT(violations), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields path_refused_data = {
    path_refused_data_list, COUNT(path_refused_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_path_refused_data_read(json_object *json, struct nav_path_refused_data *result) {
    return nav_read(json, &path_refused_data, result);
}

#define OWNER nav_invalid_state_data
static const nav_field invalid_state_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "invalid_state"},
    {"problems", NAV_KIND_LIST, NAV_NEEDED, AT(problems), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields invalid_state_data = {
    invalid_state_data_list, COUNT(invalid_state_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_invalid_state_data_read(json_object *json, struct nav_invalid_state_data *result) {
    return nav_read(json, &invalid_state_data, result);
}

#define OWNER nav_token_reused_data
static const nav_field token_reused_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "token_reused"},
    {"token", NAV_KIND_TEXT, NAV_NEEDED, AT(token), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields token_reused_data = {
    token_reused_data_list, COUNT(token_reused_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_token_reused_data_read(json_object *json, struct nav_token_reused_data *result) {
    return nav_read(json, &token_reused_data, result);
}

#define OWNER nav_outside_window_data
static const nav_field outside_window_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "outside_window"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"from", NAV_KIND_INTEGER, NAV_NEEDED, AT(from), NAV_NO_FLAG, NULL},
    {"to", NAV_KIND_INTEGER, NAV_NEEDED, AT(to), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields outside_window_data = {
    outside_window_data_list, COUNT(outside_window_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_outside_window_data_read(json_object *json, struct nav_outside_window_data *result) {
    return nav_read(json, &outside_window_data, result);
}

#define OWNER nav_cannot_undo_data
static const nav_field cannot_undo_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "cannot_undo"},
    {"revision", NAV_KIND_INTEGER, NAV_NEEDED, AT(revision), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields cannot_undo_data = {
    cannot_undo_data_list, COUNT(cannot_undo_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cannot_undo_data_read(json_object *json, struct nav_cannot_undo_data *result) {
    return nav_read(json, &cannot_undo_data, result);
}

#define OWNER nav_unknown_link_data
static const nav_field unknown_link_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_link"},
    {"entry", NAV_KIND_TEXT, NAV_NEEDED, AT(entry), NAV_NO_FLAG, NULL},
    {"link", NAV_KIND_TEXT, NAV_NEEDED, AT(link), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_link_data = {
    unknown_link_data_list, COUNT(unknown_link_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_link_data_read(json_object *json, struct nav_unknown_link_data *result) {
    return nav_read(json, &unknown_link_data, result);
}

#define OWNER nav_unknown_message_data
static const nav_field unknown_message_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_message"},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"message", NAV_KIND_TEXT, NAV_OPTIONAL, AT(message), NAV_NO_FLAG, NULL},
    {"messages", NAV_KIND_LIST, NAV_NEEDED, AT(messages), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_message_data = {
    unknown_message_data_list, COUNT(unknown_message_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_message_data_read(json_object *json, struct nav_unknown_message_data *result) {
    return nav_read(json, &unknown_message_data, result);
}

#define OWNER nav_type_not_shown_data
static const nav_field type_not_shown_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "type_not_shown"},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"elsewhere", NAV_KIND_TEXT, NAV_OPTIONAL, AT(elsewhere), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields type_not_shown_data = {
    type_not_shown_data_list, COUNT(type_not_shown_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_type_not_shown_data_read(json_object *json, struct nav_type_not_shown_data *result) {
    return nav_read(json, &type_not_shown_data, result);
}

#define OWNER nav_denied_data
static const nav_field denied_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "denied"},
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"guardName", NAV_KIND_TEXT, NAV_NEEDED, AT(guard_name), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"on", NAV_KIND_TEXT, NAV_NEEDED, AT(on), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
    {"byDefault", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(by_default), AT(has_by_default), NULL},
    {"away", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(away), AT(has_away), NULL},
    {"paused", NAV_KIND_BOOLEAN, NAV_OPTIONAL, AT(paused), AT(has_paused), NULL},
    {"retryAfter", NAV_KIND_NUMBER, NAV_OPTIONAL, AT(retry_after), AT(has_retry_after), NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields denied_data = {
    denied_data_list, COUNT(denied_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_denied_data_read(json_object *json, struct nav_denied_data *result) {
    return nav_read(json, &denied_data, result);
}

#define OWNER nav_redirect_loop_data
static const nav_field redirect_loop_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "redirect_loop"},
    {"chain", NAV_KIND_LIST, NAV_NEEDED, AT(chain), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields redirect_loop_data = {
    redirect_loop_data_list, COUNT(redirect_loop_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_redirect_loop_data_read(json_object *json, struct nav_redirect_loop_data *result) {
    return nav_read(json, &redirect_loop_data, result);
}

#define OWNER nav_unknown_guard_data
static const nav_field unknown_guard_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_guard"},
    {"guard", NAV_KIND_TEXT, NAV_NEEDED, AT(guard), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_guard_data = {
    unknown_guard_data_list, COUNT(unknown_guard_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_guard_data_read(json_object *json, struct nav_unknown_guard_data *result) {
    return nav_read(json, &unknown_guard_data, result);
}

#define OWNER nav_no_receiver_data
static const nav_field no_receiver_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "no_receiver"},
    {"value", NAV_KIND_TEXT, NAV_OPTIONAL, AT(value), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"route", NAV_KIND_TEXT, NAV_OPTIONAL, AT(route), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields no_receiver_data = {
    no_receiver_data_list, COUNT(no_receiver_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_no_receiver_data_read(json_object *json, struct nav_no_receiver_data *result) {
    return nav_read(json, &no_receiver_data, result);
}

#define OWNER nav_receiver_gone_data
static const nav_field receiver_gone_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "receiver_gone"},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_gone_data = {
    receiver_gone_data_list, COUNT(receiver_gone_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_gone_data_read(json_object *json, struct nav_receiver_gone_data *result) {
    return nav_read(json, &receiver_gone_data, result);
}

#define OWNER nav_receiver_timeout_data
static const nav_field receiver_timeout_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "receiver_timeout"},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"waitingFor", NAV_KIND_LIST, NAV_NEEDED, AT(waiting_for), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_timeout_data = {
    receiver_timeout_data_list, COUNT(receiver_timeout_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_timeout_data_read(json_object *json, struct nav_receiver_timeout_data *result) {
    return nav_read(json, &receiver_timeout_data, result);
}

#define OWNER nav_receiver_error_data
static const nav_field receiver_error_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "receiver_error"},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_JSON, NAV_OPTIONAL, AT(error_), AT(has_error), NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields receiver_error_data = {
    receiver_error_data_list, COUNT(receiver_error_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_receiver_error_data_read(json_object *json, struct nav_receiver_error_data *result) {
    return nav_read(json, &receiver_error_data, result);
}

#define OWNER nav_unknown_receiver_data
static const nav_field unknown_receiver_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_receiver"},
    {"receiver", NAV_KIND_TEXT, NAV_NEEDED, AT(receiver), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_receiver_data = {
    unknown_receiver_data_list, COUNT(unknown_receiver_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_receiver_data_read(json_object *json, struct nav_unknown_receiver_data *result) {
    return nav_read(json, &unknown_receiver_data, result);
}

#define OWNER nav_unknown_sequence_data
static const nav_field unknown_sequence_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_sequence"},
    {"sequence", NAV_KIND_TEXT, NAV_NEEDED, AT(sequence), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_sequence_data = {
    unknown_sequence_data_list, COUNT(unknown_sequence_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_sequence_data_read(json_object *json, struct nav_unknown_sequence_data *result) {
    return nav_read(json, &unknown_sequence_data, result);
}

#define OWNER nav_cannot_wait_data
static const nav_field cannot_wait_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "cannot_wait"},
    {"method", NAV_KIND_TEXT, NAV_NEEDED, AT(method), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields cannot_wait_data = {
    cannot_wait_data_list, COUNT(cannot_wait_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_cannot_wait_data_read(json_object *json, struct nav_cannot_wait_data *result) {
    return nav_read(json, &cannot_wait_data, result);
}

#define OWNER nav_url_invalid_data
static const nav_field url_invalid_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "url_invalid"},
    {"url", NAV_KIND_TEXT, NAV_NEEDED, AT(url), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields url_invalid_data = {
    url_invalid_data_list, COUNT(url_invalid_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_invalid_data_read(json_object *json, struct nav_url_invalid_data *result) {
    return nav_read(json, &url_invalid_data, result);
}

#define OWNER nav_url_unknown_data
static const nav_field url_unknown_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "url_unknown"},
    {"url", NAV_KIND_TEXT, NAV_OPTIONAL, AT(url), NAV_NO_FLAG, NULL},
    {"pattern", NAV_KIND_TEXT, NAV_OPTIONAL, AT(pattern), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields url_unknown_data = {
    url_unknown_data_list, COUNT(url_unknown_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_unknown_data_read(json_object *json, struct nav_url_unknown_data *result) {
    return nav_read(json, &url_unknown_data, result);
}

#define OWNER nav_url_conflict_data
static const nav_field url_conflict_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "url_conflict"},
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"other", NAV_KIND_OBJECT, NAV_NEEDED, AT(other), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields url_conflict_data = {
    url_conflict_data_list, COUNT(url_conflict_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_conflict_data_read(json_object *json, struct nav_url_conflict_data *result) {
    return nav_read(json, &url_conflict_data, result);
}

#define OWNER nav_url_pattern_invalid_data
static const nav_field url_pattern_invalid_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "url_pattern_invalid"},
    {"pattern", NAV_KIND_TEXT, NAV_NEEDED, AT(pattern), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields url_pattern_invalid_data = {
    url_pattern_invalid_data_list, COUNT(url_pattern_invalid_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_pattern_invalid_data_read(json_object *json, struct nav_url_pattern_invalid_data *result) {
    return nav_read(json, &url_pattern_invalid_data, result);
}

#define OWNER nav_url_no_link_data
static const nav_field url_no_link_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "url_no_link"},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields url_no_link_data = {
    url_no_link_data_list, COUNT(url_no_link_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_url_no_link_data_read(json_object *json, struct nav_url_no_link_data *result) {
    return nav_read(json, &url_no_link_data, result);
}

#define OWNER nav_not_flow_owner_data
static const nav_field not_flow_owner_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_flow_owner"},
    {"flow", NAV_KIND_TEXT, NAV_NEEDED, AT(flow), NAV_NO_FLAG, NULL},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_flow_owner_data = {
    not_flow_owner_data_list, COUNT(not_flow_owner_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_flow_owner_data_read(json_object *json, struct nav_not_flow_owner_data *result) {
    return nav_read(json, &not_flow_owner_data, result);
}

#define OWNER nav_outside_flow_data
static const nav_field outside_flow_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "outside_flow"},
    {"flow", NAV_KIND_TEXT, NAV_NEEDED, AT(flow), NAV_NO_FLAG, NULL},
    {"navigator", NAV_KIND_TEXT, NAV_NEEDED, AT(navigator), NAV_NO_FLAG, NULL},
    {"anchor", NAV_KIND_TEXT, NAV_NEEDED, AT(anchor), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields outside_flow_data = {
    outside_flow_data_list, COUNT(outside_flow_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_outside_flow_data_read(json_object *json, struct nav_outside_flow_data *result) {
    return nav_read(json, &outside_flow_data, result);
}

#define OWNER nav_not_empty_data
static const nav_field not_empty_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_empty"},
    {"scene", NAV_KIND_TEXT, NAV_NEEDED, AT(scene), NAV_NO_FLAG, NULL},
    {"entries", NAV_KIND_INTEGER, NAV_NEEDED, AT(entries), NAV_NO_FLAG, NULL},
    {"navigators", NAV_KIND_INTEGER, NAV_NEEDED, AT(navigators), NAV_NO_FLAG, NULL},
    {"attachments", NAV_KIND_INTEGER, NAV_NEEDED, AT(attachments), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_empty_data = {
    not_empty_data_list, COUNT(not_empty_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_empty_data_read(json_object *json, struct nav_not_empty_data *result) {
    return nav_read(json, &not_empty_data, result);
}

#define OWNER nav_name_taken_data
static const nav_field name_taken_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "name_taken"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"method", NAV_KIND_TEXT, NAV_OPTIONAL, AT(method), NAV_NO_FLAG, NULL},
    {"owner", NAV_KIND_OBJECT, NAV_OPTIONAL, AT(owner), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields name_taken_data = {
    name_taken_data_list, COUNT(name_taken_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_name_taken_data_read(json_object *json, struct nav_name_taken_data *result) {
    return nav_read(json, &name_taken_data, result);
}

#define OWNER nav_not_owner_data
static const nav_field not_owner_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_owner"},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_OPTIONAL, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_owner_data = {
    not_owner_data_list, COUNT(not_owner_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_owner_data_read(json_object *json, struct nav_not_owner_data *result) {
    return nav_read(json, &not_owner_data, result);
}

#define OWNER nav_invalid_schema_data
static const nav_field invalid_schema_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "invalid_schema"},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"path", NAV_KIND_TEXT, NAV_NEEDED, AT(path), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields invalid_schema_data = {
    invalid_schema_data_list, COUNT(invalid_schema_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_invalid_schema_data_read(json_object *json, struct nav_invalid_schema_data *result) {
    return nav_read(json, &invalid_schema_data, result);
}

#define OWNER nav_provider_gone_data
static const nav_field provider_gone_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "provider_gone"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields provider_gone_data = {
    provider_gone_data_list, COUNT(provider_gone_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_provider_gone_data_read(json_object *json, struct nav_provider_gone_data *result) {
    return nav_read(json, &provider_gone_data, result);
}

#define OWNER nav_provider_timeout_data
static const nav_field provider_timeout_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "provider_timeout"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"waitingFor", NAV_KIND_LIST, NAV_NEEDED, AT(waiting_for), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields provider_timeout_data = {
    provider_timeout_data_list, COUNT(provider_timeout_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_provider_timeout_data_read(json_object *json, struct nav_provider_timeout_data *result) {
    return nav_read(json, &provider_timeout_data, result);
}

#define OWNER nav_provider_error_data
static const nav_field provider_error_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "provider_error"},
    {"module", NAV_KIND_TEXT, NAV_OPTIONAL, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"error", NAV_KIND_JSON, NAV_OPTIONAL, AT(error_), AT(has_error), NULL},
    {"reason", NAV_KIND_TEXT, NAV_OPTIONAL, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields provider_error_data = {
    provider_error_data_list, COUNT(provider_error_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_provider_error_data_read(json_object *json, struct nav_provider_error_data *result) {
    return nav_read(json, &provider_error_data, result);
}

#define OWNER nav_unknown_module_data
static const nav_field unknown_module_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_module"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"nearest", NAV_KIND_TEXT, NAV_OPTIONAL, AT(nearest), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_module_data = {
    unknown_module_data_list, COUNT(unknown_module_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_module_data_read(json_object *json, struct nav_unknown_module_data *result) {
    return nav_read(json, &unknown_module_data, result);
}

#define OWNER nav_unknown_session_data
static const nav_field unknown_session_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_session"},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_session_data = {
    unknown_session_data_list, COUNT(unknown_session_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_session_data_read(json_object *json, struct nav_unknown_session_data *result) {
    return nav_read(json, &unknown_session_data, result);
}

#define OWNER nav_activation_failed_data
static const nav_field activation_failed_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "activation_failed"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"reason", NAV_KIND_TEXT, NAV_NEEDED, AT(reason), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields activation_failed_data = {
    activation_failed_data_list, COUNT(activation_failed_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_activation_failed_data_read(json_object *json, struct nav_activation_failed_data *result) {
    return nav_read(json, &activation_failed_data, result);
}

#define OWNER nav_activation_timeout_data
static const nav_field activation_timeout_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "activation_timeout"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"timeout", NAV_KIND_NUMBER, NAV_NEEDED, AT(timeout), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields activation_timeout_data = {
    activation_timeout_data_list, COUNT(activation_timeout_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_activation_timeout_data_read(json_object *json, struct nav_activation_timeout_data *result) {
    return nav_read(json, &activation_timeout_data, result);
}

#define OWNER nav_module_exited_data
static const nav_field module_exited_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "module_exited"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"status", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(status), AT(has_status), NULL},
    {"signal", NAV_KIND_INTEGER, NAV_OPTIONAL, AT(signal), AT(has_signal), NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields module_exited_data = {
    module_exited_data_list, COUNT(module_exited_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_module_exited_data_read(json_object *json, struct nav_module_exited_data *result) {
    return nav_read(json, &module_exited_data, result);
}

#define OWNER nav_crash_budget_spent_data
static const nav_field crash_budget_spent_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "crash_budget_spent"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"failures", NAV_KIND_INTEGER, NAV_NEEDED, AT(failures), NAV_NO_FLAG, NULL},
    {"window", NAV_KIND_NUMBER, NAV_NEEDED, AT(window), NAV_NO_FLAG, NULL},
    {"last", NAV_KIND_TEXT, NAV_OPTIONAL, AT(last), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields crash_budget_spent_data = {
    crash_budget_spent_data_list, COUNT(crash_budget_spent_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_crash_budget_spent_data_read(json_object *json, struct nav_crash_budget_spent_data *result) {
    return nav_read(json, &crash_budget_spent_data, result);
}

#define OWNER nav_destination_not_registered_data
static const nav_field destination_not_registered_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "destination_not_registered"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_NEEDED, AT(type), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields destination_not_registered_data = {
    destination_not_registered_data_list, COUNT(destination_not_registered_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_destination_not_registered_data_read(json_object *json, struct nav_destination_not_registered_data *result) {
    return nav_read(json, &destination_not_registered_data, result);
}

#define OWNER nav_module_stopped_data
static const nav_field module_stopped_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "module_stopped"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields module_stopped_data = {
    module_stopped_data_list, COUNT(module_stopped_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_module_stopped_data_read(json_object *json, struct nav_module_stopped_data *result) {
    return nav_read(json, &module_stopped_data, result);
}

#define OWNER nav_not_supervised_data
static const nav_field not_supervised_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "not_supervised"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields not_supervised_data = {
    not_supervised_data_list, COUNT(not_supervised_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_not_supervised_data_read(json_object *json, struct nav_not_supervised_data *result) {
    return nav_read(json, &not_supervised_data, result);
}

#define OWNER nav_question_cycle_data
static const nav_field question_cycle_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "question_cycle"},
    {"module", NAV_KIND_TEXT, NAV_NEEDED, AT(module), NAV_NO_FLAG, NULL},
    {"type", NAV_KIND_TEXT, NAV_OPTIONAL, AT(type), NAV_NO_FLAG, NULL},
    {"session", NAV_KIND_TEXT, NAV_NEEDED, AT(session), NAV_NO_FLAG, NULL},
    {"chain", NAV_KIND_LIST, NAV_NEEDED, AT(chain), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields question_cycle_data = {
    question_cycle_data_list, COUNT(question_cycle_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_question_cycle_data_read(json_object *json, struct nav_question_cycle_data *result) {
    return nav_read(json, &question_cycle_data, result);
}

#define OWNER nav_unknown_question_data
static const nav_field unknown_question_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_question"},
    {"question", NAV_KIND_TEXT, NAV_NEEDED, AT(question), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_question_data = {
    unknown_question_data_list, COUNT(unknown_question_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_question_data_read(json_object *json, struct nav_unknown_question_data *result) {
    return nav_read(json, &unknown_question_data, result);
}

#define OWNER nav_unknown_watch_data
static const nav_field unknown_watch_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_watch"},
    {"watch", NAV_KIND_INTEGER, NAV_NEEDED, AT(watch), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_watch_data = {
    unknown_watch_data_list, COUNT(unknown_watch_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_watch_data_read(json_object *json, struct nav_unknown_watch_data *result) {
    return nav_read(json, &unknown_watch_data, result);
}

#define OWNER nav_unknown_monitor_data
static const nav_field unknown_monitor_data_list[] = {
    {"name", NAV_KIND_TEXT, NAV_NEEDED, AT(name), NAV_NO_FLAG, "unknown_monitor"},
    {"monitor", NAV_KIND_INTEGER, NAV_NEEDED, AT(monitor), NAV_NO_FLAG, NULL},
    {"scene", NAV_KIND_TEXT, NAV_OPTIONAL, AT(scene), NAV_NO_FLAG, NULL},
    {"sequence", NAV_KIND_TEXT, NAV_OPTIONAL, AT(sequence), NAV_NO_FLAG, NULL},
};
static const nav_fields unknown_monitor_data = {
    unknown_monitor_data_list, COUNT(unknown_monitor_data_list), sizeof(struct OWNER)
};
#undef OWNER

int nav_unknown_monitor_data_read(json_object *json, struct nav_unknown_monitor_data *result) {
    return nav_read(json, &unknown_monitor_data, result);
}

enum nav_attachment nav_attachment_which(json_object *json) {
    static const nav_form forms[] = {
        {&attachment_mapping, NAV_ATTACHMENT_IS_MAPPING},
        {&attachment_signal, NAV_ATTACHMENT_IS_SIGNAL},
        {&attachment_checkpoint, NAV_ATTACHMENT_IS_CHECKPOINT},
        {&attachment_trigger, NAV_ATTACHMENT_IS_TRIGGER},
        {&attachment_flow, NAV_ATTACHMENT_IS_FLOW},
        {&attachment_lock, NAV_ATTACHMENT_IS_LOCK},
    };
    return (enum nav_attachment)nav_which(json, "kind", forms, COUNT(forms));
}

enum nav_change nav_change_which(json_object *json) {
    static const nav_form forms[] = {
        {&change_navigator_selected, NAV_CHANGE_IS_NAVIGATOR_SELECTED},
        {&change_entry_added, NAV_CHANGE_IS_ENTRY_ADDED},
        {&change_entry_removed, NAV_CHANGE_IS_ENTRY_REMOVED},
        {&change_entry_changed, NAV_CHANGE_IS_ENTRY_CHANGED},
        {&change_navigator_created, NAV_CHANGE_IS_NAVIGATOR_CREATED},
        {&change_navigator_closed, NAV_CHANGE_IS_NAVIGATOR_CLOSED},
        {&change_type_orphaned, NAV_CHANGE_IS_TYPE_ORPHANED},
        {&change_type_revived, NAV_CHANGE_IS_TYPE_REVIVED},
        {&change_attachment_added, NAV_CHANGE_IS_ATTACHMENT_ADDED},
        {&change_attachment_removed, NAV_CHANGE_IS_ATTACHMENT_REMOVED},
        {&change_attachment_changed, NAV_CHANGE_IS_ATTACHMENT_CHANGED},
        {&change_signal, NAV_CHANGE_IS_SIGNAL},
    };
    return (enum nav_change)nav_which(json, "kind", forms, COUNT(forms));
}

enum nav_outcome_result nav_outcome_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&outcome_result_entry, NAV_OUTCOME_RESULT_IS_ENTRY},
        {&outcome_result_flow, NAV_OUTCOME_RESULT_IS_FLOW},
    };
    return (enum nav_outcome_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_sent_item nav_sent_item_which(json_object *json) {
    static const nav_form forms[] = {
        {&sent_item_action_method, NAV_SENT_ITEM_IS_ACTION_METHOD},
        {&sent_item_action_values, NAV_SENT_ITEM_IS_ACTION_VALUES},
        {&sent_item_value, NAV_SENT_ITEM_IS_VALUE},
        {&sent_item_route, NAV_SENT_ITEM_IS_ROUTE},
        {&sent_item_type, NAV_SENT_ITEM_IS_TYPE},
        {&sent_item_action, NAV_SENT_ITEM_IS_ACTION},
    };
    return (enum nav_sent_item)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_receiver nav_receiver_which(json_object *json) {
    static const nav_form forms[] = {
        {&receiver_value, NAV_RECEIVER_IS_VALUE},
        {&receiver_type, NAV_RECEIVER_IS_TYPE},
        {&receiver_route, NAV_RECEIVER_IS_ROUTE},
    };
    return (enum nav_receiver)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_host_change nav_host_change_which(json_object *json) {
    static const nav_form forms[] = {
        {&host_change_scene_current, NAV_HOST_CHANGE_IS_SCENE_CURRENT},
        {&host_change_renderer_reported, NAV_HOST_CHANGE_IS_RENDERER_REPORTED},
        {&host_change_scene_opened, NAV_HOST_CHANGE_IS_SCENE_OPENED},
        {&host_change_module_registered, NAV_HOST_CHANGE_IS_MODULE_REGISTERED},
        {&host_change_module_unregistered, NAV_HOST_CHANGE_IS_MODULE_UNREGISTERED},
        {&host_change_renderer_left, NAV_HOST_CHANGE_IS_RENDERER_LEFT},
        {&host_change_scene_closed, NAV_HOST_CHANGE_IS_SCENE_CLOSED},
    };
    return (enum nav_host_change)nav_which(json, "kind", forms, COUNT(forms));
}

enum nav_create_navigator_result nav_create_navigator_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&redirected_result, NAV_CREATE_NAVIGATOR_RESULT_IS_REDIRECTED},
        {&shown_result, NAV_CREATE_NAVIGATOR_RESULT_IS_SHOWN},
        {&sequence_result, NAV_CREATE_NAVIGATOR_RESULT_IS_SEQUENCE},
    };
    return (enum nav_create_navigator_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_close_navigator_result nav_close_navigator_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&redirected_result, NAV_CLOSE_NAVIGATOR_RESULT_IS_REDIRECTED},
        {&removed_result, NAV_CLOSE_NAVIGATOR_RESULT_IS_REMOVED},
        {&sequence_result, NAV_CLOSE_NAVIGATOR_RESULT_IS_SEQUENCE},
    };
    return (enum nav_close_navigator_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_select_navigator_result nav_select_navigator_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&redirected_result, NAV_SELECT_NAVIGATOR_RESULT_IS_REDIRECTED},
        {&sequence_result, NAV_SELECT_NAVIGATOR_RESULT_IS_SEQUENCE},
        {&changed_result, NAV_SELECT_NAVIGATOR_RESULT_IS_CHANGED},
    };
    return (enum nav_select_navigator_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_navigate_result nav_navigate_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&outcome_result_entry, NAV_NAVIGATE_RESULT_IS_OUTCOME},
        {&outcome_result_flow, NAV_NAVIGATE_RESULT_IS_OUTCOME},
        {&redirected_result, NAV_NAVIGATE_RESULT_IS_REDIRECTED},
        {&shown_result, NAV_NAVIGATE_RESULT_IS_SHOWN},
        {&sequence_result, NAV_NAVIGATE_RESULT_IS_SEQUENCE},
    };
    return (enum nav_navigate_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_push_result nav_push_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&outcome_result_entry, NAV_PUSH_RESULT_IS_OUTCOME},
        {&outcome_result_flow, NAV_PUSH_RESULT_IS_OUTCOME},
        {&redirected_result, NAV_PUSH_RESULT_IS_REDIRECTED},
        {&shown_result, NAV_PUSH_RESULT_IS_SHOWN},
        {&sequence_result, NAV_PUSH_RESULT_IS_SEQUENCE},
    };
    return (enum nav_push_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_set_path_result nav_set_path_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&path_set_result, NAV_SET_PATH_RESULT_IS_PATH_SET},
        {&redirected_result, NAV_SET_PATH_RESULT_IS_REDIRECTED},
        {&sequence_result, NAV_SET_PATH_RESULT_IS_SEQUENCE},
    };
    return (enum nav_set_path_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_move_entry_result nav_move_entry_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&entry_moved_result, NAV_MOVE_ENTRY_RESULT_IS_ENTRY_MOVED},
        {&redirected_result, NAV_MOVE_ENTRY_RESULT_IS_REDIRECTED},
        {&sequence_result, NAV_MOVE_ENTRY_RESULT_IS_SEQUENCE},
    };
    return (enum nav_move_entry_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_follow_result nav_follow_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&redirected_result, NAV_FOLLOW_RESULT_IS_REDIRECTED},
        {&shown_result, NAV_FOLLOW_RESULT_IS_SHOWN},
        {&sequence_result, NAV_FOLLOW_RESULT_IS_SEQUENCE},
    };
    return (enum nav_follow_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_return_to_checkpoint_result nav_return_to_checkpoint_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&returned_result, NAV_RETURN_TO_CHECKPOINT_RESULT_IS_RETURNED},
        {&redirected_result, NAV_RETURN_TO_CHECKPOINT_RESULT_IS_REDIRECTED},
        {&sequence_result, NAV_RETURN_TO_CHECKPOINT_RESULT_IS_SEQUENCE},
    };
    return (enum nav_return_to_checkpoint_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_set_trigger_result nav_set_trigger_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&path_set_result, NAV_SET_TRIGGER_RESULT_IS_PATH_SET},
        {&returned_result, NAV_SET_TRIGGER_RESULT_IS_RETURNED},
        {&flow_started_result, NAV_SET_TRIGGER_RESULT_IS_FLOW_STARTED},
        {&state_set_result, NAV_SET_TRIGGER_RESULT_IS_STATE_SET},
        {&establish_checkpoint_result, NAV_SET_TRIGGER_RESULT_IS_ESTABLISH_CHECKPOINT},
        {&lock_result, NAV_SET_TRIGGER_RESULT_IS_LOCK},
        {&add_mapping_result, NAV_SET_TRIGGER_RESULT_IS_ADD_MAPPING},
        {&redirected_result, NAV_SET_TRIGGER_RESULT_IS_REDIRECTED},
        {&shown_result, NAV_SET_TRIGGER_RESULT_IS_SHOWN},
        {&removed_result, NAV_SET_TRIGGER_RESULT_IS_REMOVED},
        {&sequence_result, NAV_SET_TRIGGER_RESULT_IS_SEQUENCE},
        {&changed_result, NAV_SET_TRIGGER_RESULT_IS_CHANGED},
    };
    return (enum nav_set_trigger_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_start_flow_result nav_start_flow_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&flow_started_result, NAV_START_FLOW_RESULT_IS_FLOW_STARTED},
        {&outcome_result_entry, NAV_START_FLOW_RESULT_IS_OUTCOME},
        {&outcome_result_flow, NAV_START_FLOW_RESULT_IS_OUTCOME},
        {&redirected_result, NAV_START_FLOW_RESULT_IS_REDIRECTED},
        {&sequence_result, NAV_START_FLOW_RESULT_IS_SEQUENCE},
    };
    return (enum nav_start_flow_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_set_state_result nav_set_state_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&state_set_result, NAV_SET_STATE_RESULT_IS_STATE_SET},
        {&redirected_result, NAV_SET_STATE_RESULT_IS_REDIRECTED},
        {&sequence_result, NAV_SET_STATE_RESULT_IS_SEQUENCE},
    };
    return (enum nav_set_state_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_transaction_result nav_transaction_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&redirected_result, NAV_TRANSACTION_RESULT_IS_REDIRECTED},
        {&transaction_result_done, NAV_TRANSACTION_RESULT_IS_DONE},
        {&sequence_result, NAV_TRANSACTION_RESULT_IS_SEQUENCE},
    };
    return (enum nav_transaction_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_describe_rules_result nav_describe_rules_result_which(json_object *json) {
    static const nav_form forms[] = {
        {&describe_rules_result_types_edges_open_unreachable_dead_ends, NAV_DESCRIBE_RULES_RESULT_IS_TYPES_EDGES_OPEN_UNREACHABLE_DEAD_ENDS},
        {&describe_rules_result_graph, NAV_DESCRIBE_RULES_RESULT_IS_GRAPH},
    };
    return (enum nav_describe_rules_result)nav_which(json, NULL, forms, COUNT(forms));
}

enum nav_event_notification nav_event_notification_which(json_object *json) {
    static const nav_form forms[] = {
        {&event_notification_module_failed, NAV_EVENT_NOTIFICATION_IS_MODULE_FAILED},
        {&event_notification_guard_paused, NAV_EVENT_NOTIFICATION_IS_GUARD_PAUSED},
        {&event_notification_request_refused, NAV_EVENT_NOTIFICATION_IS_REQUEST_REFUSED},
        {&event_notification_module_registered, NAV_EVENT_NOTIFICATION_IS_MODULE_REGISTERED},
        {&event_notification_migration_failed, NAV_EVENT_NOTIFICATION_IS_MIGRATION_FAILED},
        {&event_notification_sequence_step, NAV_EVENT_NOTIFICATION_IS_SEQUENCE_STEP},
        {&event_notification_entry_quarantined, NAV_EVENT_NOTIFICATION_IS_ENTRY_QUARANTINED},
        {&event_notification_module_unregistered, NAV_EVENT_NOTIFICATION_IS_MODULE_UNREGISTERED},
        {&event_notification_module_started, NAV_EVENT_NOTIFICATION_IS_MODULE_STARTED},
        {&event_notification_provider_failed, NAV_EVENT_NOTIFICATION_IS_PROVIDER_FAILED},
        {&event_notification_guard_resumed, NAV_EVENT_NOTIFICATION_IS_GUARD_RESUMED},
        {&event_notification_sequence_started, NAV_EVENT_NOTIFICATION_IS_SEQUENCE_STARTED},
        {&event_notification_sequence_resumed, NAV_EVENT_NOTIFICATION_IS_SEQUENCE_RESUMED},
        {&event_notification_sequence_ended, NAV_EVENT_NOTIFICATION_IS_SEQUENCE_ENDED},
        {&event_notification_session_opened, NAV_EVENT_NOTIFICATION_IS_SESSION_OPENED},
        {&event_notification_session_closed, NAV_EVENT_NOTIFICATION_IS_SESSION_CLOSED},
        {&event_notification_watch_lagged, NAV_EVENT_NOTIFICATION_IS_WATCH_LAGGED},
        {&event_notification_store_failed, NAV_EVENT_NOTIFICATION_IS_STORE_FAILED},
        {&event_notification_module_starting, NAV_EVENT_NOTIFICATION_IS_MODULE_STARTING},
        {&event_notification_module_exited, NAV_EVENT_NOTIFICATION_IS_MODULE_EXITED},
        {&event_notification_sequence_paused, NAV_EVENT_NOTIFICATION_IS_SEQUENCE_PAUSED},
    };
    return (enum nav_event_notification)nav_which(json, "kind", forms, COUNT(forms));
}

enum nav_value_receive_question nav_value_receive_question_which(json_object *json) {
    static const nav_form forms[] = {
        {&value_receive_question_value_data, NAV_VALUE_RECEIVE_QUESTION_IS_VALUE_DATA},
        {&value_receive_question_type_arguments, NAV_VALUE_RECEIVE_QUESTION_IS_TYPE_ARGUMENTS},
        {&value_receive_question_route_data, NAV_VALUE_RECEIVE_QUESTION_IS_ROUTE_DATA},
    };
    return (enum nav_value_receive_question)nav_which(json, NULL, forms, COUNT(forms));
}
