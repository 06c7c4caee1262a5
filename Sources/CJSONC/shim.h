// What Swift cannot import of json-c (macros, variadics) stands here as `static inline` functions called `cjsonc_…`. No logic.
#pragma once
#include <json-c/json.h>
