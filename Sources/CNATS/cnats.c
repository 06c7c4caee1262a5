#include "CNATS.h"
#include <dlfcn.h>
#include <stdlib.h>

const char *cnats_load(cnats_functions *functions) {
    // It is never closed: its threads may run until the process ends.
    void *library = dlopen(CNATS_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    if (!library) return dlerror();
#define CNATS_FIND(result, name, parameters) \
    *(void **)&functions->name = dlsym(library, #name); \
    if (!functions->name) return dlerror();
    CNATS_FUNCTIONS(CNATS_FIND)
#undef CNATS_FIND
    return NULL;
}

void cnats_free(void *memory) { free(memory); }
