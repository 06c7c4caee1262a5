#include "buffer.h"

#include <stdlib.h>
#include <string.h>

/// The room that an empty buffer keeps; the room of one large snapshot is given back.
enum { KEPT_CAPACITY = 1 << 20 };

size_t nav_buffer_length(const nav_buffer *buffer) {
    return buffer->end - buffer->start;
}

static void move_to_front(nav_buffer *buffer) {
    if (buffer->start == 0) {
        return;
    }
    memmove(buffer->bytes, buffer->bytes + buffer->start, nav_buffer_length(buffer));
    buffer->end -= buffer->start;
    buffer->scanned -= buffer->start;
    buffer->start = 0;
}

bool nav_buffer_reserve(nav_buffer *buffer, size_t length) {
    if (buffer->capacity - buffer->end >= length) {
        return true;
    }
    move_to_front(buffer);
    size_t needed = buffer->end + length;
    if (needed <= buffer->capacity) {
        return true;
    }
    size_t capacity = needed > 2 * buffer->capacity ? needed : 2 * buffer->capacity;
    char *bytes = realloc(buffer->bytes, capacity);
    if (bytes == NULL) {
        return false;
    }
    buffer->bytes = bytes;
    buffer->capacity = capacity;
    return true;
}

bool nav_buffer_append(nav_buffer *buffer, const char *bytes, size_t length) {
    if (length == 0) {
        return true;
    }
    if (!nav_buffer_reserve(buffer, length)) {
        return false;
    }
    memcpy(buffer->bytes + buffer->end, bytes, length);
    buffer->end += length;
    return true;
}

void nav_buffer_consume(nav_buffer *buffer, size_t length) {
    buffer->start += length;
    if (buffer->scanned < buffer->start) {
        buffer->scanned = buffer->start;
    }
    if (buffer->start < buffer->end) {
        return;
    }
    buffer->start = buffer->end = buffer->scanned = 0;
    if (buffer->capacity > KEPT_CAPACITY) {
        nav_buffer_free(buffer);
    }
}

bool nav_buffer_take_line(nav_buffer *buffer, nav_text *line) {
    if (buffer->scanned == buffer->end) {
        return false;
    }
    char *from = buffer->bytes + buffer->scanned;
    char *feed = memchr(from, '\n', buffer->end - buffer->scanned);
    if (feed == NULL) {
        buffer->scanned = buffer->end;
        return false;
    }
    line->bytes = buffer->bytes + buffer->start;
    line->length = (size_t)(feed - line->bytes);
    buffer->start += line->length + 1;
    buffer->scanned = buffer->start;
    return true;
}

void nav_buffer_free(nav_buffer *buffer) {
    free(buffer->bytes);
    *buffer = (nav_buffer){0};
}
