// Swift cannot import the macros and variadic functions of json-c. They stand here as `static inline` functions with
// names in `cjsonc_…`, without logic.
#pragma once
#include <json-c/json.h>

// The entries of an object in their order, over which the macro `json_object_object_foreach` iterates.
static inline struct lh_entry *cjsonc_first_entry(struct json_object *object) {
    return lh_table_head(json_object_get_object(object));
}
static inline struct lh_entry *cjsonc_next_entry(struct lh_entry *entry) { return lh_entry_next(entry); }
static inline const char *cjsonc_entry_key(struct lh_entry *entry) { return (const char *)lh_entry_k(entry); }
static inline struct json_object *cjsonc_entry_value(struct lh_entry *entry) {
    return (struct json_object *)lh_entry_v(entry);
}
