#pragma once
#include <stddef.h>

// One file that the gateway serves.
struct cpages_file {
    const char *path;
    const char *media_type;
    const unsigned char *bytes;
    size_t length;
};

// How many files there are.
size_t cpages_count(void);

// The file with this number, from 0.
const struct cpages_file *cpages_at(size_t number);
