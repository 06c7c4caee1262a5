// What Swift cannot import of json-c (macros, variadics) stands here as `static inline` functions called `cjsonc_…`. No logic.
#pragma once
#include <json-c/json.h>

// The entries of an object in their order: what the macro `json_object_object_foreach` walks over.
static inline struct lh_entry *cjsonc_first_entry(struct json_object *object) {
    return lh_table_head(json_object_get_object(object));
}
static inline struct lh_entry *cjsonc_next_entry(struct lh_entry *entry) { return lh_entry_next(entry); }
static inline const char *cjsonc_entry_key(struct lh_entry *entry) { return (const char *)lh_entry_k(entry); }
static inline struct json_object *cjsonc_entry_value(struct lh_entry *entry) {
    return (struct json_object *)lh_entry_v(entry);
}
