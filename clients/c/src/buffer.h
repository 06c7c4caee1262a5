// Bytes on their way: appended at the end, consumed at the beginning, cut into lines.
#ifndef NAVHOST_BUFFER_H
#define NAVHOST_BUFFER_H

#include "navhost.h"

typedef struct nav_buffer {
    char *bytes;
    size_t start;
    size_t end;
    size_t capacity;
    /// No line feed lies between `start` and here, so that a long line is searched once only.
    size_t scanned;
} nav_buffer;

size_t nav_buffer_length(const nav_buffer *buffer);

/// Makes room for `length` bytes at the end. False when memory is short.
bool nav_buffer_reserve(nav_buffer *buffer, size_t length);
bool nav_buffer_append(nav_buffer *buffer, const char *bytes, size_t length);
void nav_buffer_consume(nav_buffer *buffer, size_t length);

/// Takes the next line, without its line feed; it is valid until the buffer changes. False when no line is complete.
bool nav_buffer_take_line(nav_buffer *buffer, nav_text *line);

void nav_buffer_free(nav_buffer *buffer);

#endif
