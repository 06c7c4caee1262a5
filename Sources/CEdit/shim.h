#pragma once
#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// The questions of the editor to its owner. The owner keeps this for as long as the editor is open.
struct cedit_hooks {
    void *context;
    // The text of the prompt. It stays valid until the next call.
    const char *(*prompt)(void *context);
    void (*complete)(void *context);
    void (*explain)(void *context);
    // A byte that arrives here draws the prompt again.
    int wake;
    // The last key. A redrawn prompt would end a search or break a key of several bytes.
    int last_key;
    int is_searching;
    History *history;
};

// The key that draws the line again. The program presses it, and no person does.
enum { cedit_redraw_key = 0x1f };

static inline struct cedit_hooks *cedit_hooks_of(EditLine *line) {
    struct cedit_hooks *hooks = NULL;
    el_get(line, EL_CLIENTDATA, &hooks);
    return hooks;
}

static inline char *cedit_prompt(EditLine *line) {
    struct cedit_hooks *hooks = cedit_hooks_of(line);
    return (char *)hooks->prompt(hooks->context);
}

static inline unsigned char cedit_complete(EditLine *line, int key) {
    (void)key;
    struct cedit_hooks *hooks = cedit_hooks_of(line);
    fflush(stdout);
    hooks->complete(hooks->context);
    return CC_REDISPLAY;
}

static inline unsigned char cedit_explain(EditLine *line, int key) {
    (void)key;
    struct cedit_hooks *hooks = cedit_hooks_of(line);
    fflush(stdout);
    hooks->explain(hooks->context);
    return CC_REDISPLAY;
}

// A question mark at the beginning of a word asks for help. Within a word, as in a URL, it is a character.
static inline unsigned char cedit_question(EditLine *line, int key) {
    const LineInfo *info = el_line(line);
    if (info->cursor == info->buffer || info->cursor[-1] == ' ') return cedit_explain(line, key);
    el_insertstr(line, "?");
    return CC_REFRESH;
}

// Drops the line and begins a new one.
static inline unsigned char cedit_drop(EditLine *line, int key) {
    (void)key;
    const LineInfo *info = el_line(line);
    el_cursor(line, (int)(info->lastchar - info->cursor));
    el_deletestr(line, (int)(info->lastchar - info->buffer));
    fflush(stdout);
    if (write(STDOUT_FILENO, "^C\n", 3) < 0) return CC_EOF;
    return CC_REDISPLAY;
}

// Reads a character, and meanwhile waits for the wake descriptor.
static inline int cedit_read(EditLine *line, wchar_t *found) {
    struct cedit_hooks *hooks = cedit_hooks_of(line);
    mbstate_t state;
    memset(&state, 0, sizeof state);
    for (;;) {
        struct pollfd ends[2] = {{STDIN_FILENO, POLLIN, 0}, {hooks->wake, POLLIN, 0}};
        int busy = hooks->is_searching || hooks->last_key == 0x1b || !mbsinit(&state);
        if (poll(ends, busy ? 1 : 2, -1) < 0) {
            if (errno == EINTR) continue;
            return -1;
        }
        if (!busy && ends[1].revents & POLLIN) {
            char bytes[64];
            if (read(hooks->wake, bytes, sizeof bytes) > 0) {
                *found = cedit_redraw_key;
                return 1;
            }
        }
        if (!ends[0].revents) continue;
        char byte;
        ssize_t count = read(STDIN_FILENO, &byte, 1);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return (int)count;
        size_t result = mbrtowc(found, &byte, 1, &state);
        if (result == (size_t)-2) continue;
        if (result == (size_t)-1) {
            memset(&state, 0, sizeof state);
            continue;
        }
        hooks->last_key = (int)*found;
        if (*found == 0x12) hooks->is_searching = 1;
        if (*found == '\r' || *found == '\n' || *found == 0x1b || *found == 0x07 || *found == 0x03) hooks->is_searching = 0;
        return 1;
    }
}

// Opens an editor on the standard streams; NULL when the terminal cannot be used.
static inline EditLine *cedit_open(struct cedit_hooks *hooks) {
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
    EditLine *line = el_init("navctl", stdin, stdout, stderr);
    if (!line) return NULL;
    HistEvent event;
    hooks->history = history_init();
    history(hooks->history, &event, H_SETSIZE, 1000);
    history(hooks->history, &event, H_SETUNIQUE, 1);
    el_set(line, EL_CLIENTDATA, hooks);
    el_set(line, EL_PROMPT, cedit_prompt);
    el_set(line, EL_EDITOR, "emacs");
    el_set(line, EL_SIGNAL, 1);
    el_set(line, EL_HIST, history, hooks->history);
    el_set(line, EL_GETCFN, cedit_read);
    el_set(line, EL_ADDFN, "navctl-complete", "Complete the word", cedit_complete);
    el_set(line, EL_ADDFN, "navctl-question", "Explain the word", cedit_question);
    el_set(line, EL_ADDFN, "navctl-explain", "Explain the word", cedit_explain);
    el_set(line, EL_ADDFN, "navctl-drop", "Drop the line", cedit_drop);
    el_set(line, EL_BIND, "^I", "navctl-complete", NULL);
    el_set(line, EL_BIND, "?", "navctl-question", NULL);
    el_set(line, EL_BIND, "\\eh", "navctl-explain", NULL);
    el_set(line, EL_BIND, "^C", "navctl-drop", NULL);
    el_set(line, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_set(line, EL_BIND, "\\037", "ed-redisplay", NULL);
    // Control-C is a key while a line is edited.
    el_set(line, EL_SETTY, "-d", "-isig", NULL);
    return line;
}

static inline void cedit_close(EditLine *line, struct cedit_hooks *hooks) {
    history_end(hooks->history);
    el_end(line);
}

// Reads a line; NULL at the end of input.
static inline const char *cedit_get(EditLine *line, struct cedit_hooks *hooks) {
    int count = 0;
    hooks->last_key = 0;
    hooks->is_searching = 0;
    const char *text = el_gets(line, &count);
    return count > 0 ? text : NULL;
}

static inline void cedit_remember(struct cedit_hooks *hooks, const char *text) {
    HistEvent event;
    history(hooks->history, &event, H_ENTER, text);
}
