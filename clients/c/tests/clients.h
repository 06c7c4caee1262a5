// Clients of the hosts in hosts.h, and what several tests let them do.
#ifndef NAVHOST_TEST_CLIENTS_H
#define NAVHOST_TEST_CLIENTS_H

#include "hosts.h"
#include "navhost.h"

// Of scripted hosts

#define SCRIPTS(...) ((script_fn *const[]){__VA_ARGS__, NULL})
#define PONG "{'pong':true}"

/// Starts the host, and connects to it.
nav_client *connect_with(scripted_host *host, script_fn *const scripts[], nav_options options);
/// Closes the client, then stops the host.
void leave(nav_client *client, scripted_host *host);

void ping(nav_client *client);
/// A call that must be lost, with this name.
void ping_is_lost(nav_client *client, const char *name);

/// A script of a host that says nothing.
void just_read(peer *peer);

/// A script that answers as if each request were for a watch, and says what the line before was.
void say_line_before(peer *peer);
/// Whether the line that went out last is this request. The host must play `say_line_before`.
bool has_sent(nav_client *client, const char *method, json_object *params);

// Of the real host

extern const char SHOP[];

nav_client *join_with(real_host *host, nav_options options);
nav_client *join(real_host *host);
/// Registers a module, which must succeed; params with ' for ".
void provide(nav_client *client, const char *params, nav_question_fn *on_question, void *context);
/// Shows a type, which must succeed, and gives the new entry's id; release it with free.
char *push(nav_client *client, const char *type);
/// The parameters of entry.ask. Takes the message over.
json_object *asking(const char *entry, json_object *message);
/// Answers with the message of the question, and refuses a question without one. Counts in its context, an int.
void answer_title(nav_question *question, void *context);
void break_connection(nav_client *client);

#endif
