#!/bin/sh
# The program that Tests/conformance runs the shell's functions by: commands in, observations out.
set -u
. "$(dirname "$0")/../navhost.sh"

export NAVHOST_ERRORS=json
# A scenario may have a temporary folder that is not there.
folder=$(env -u TMPDIR mktemp -d)
children=

member() { printf '%s\n' "$command" | jq -c --arg name "$1" '.[$name]'; }
word() { printf '%s\n' "$command" | jq -r --arg name "$1" '.[$name] // ""'; }

# say_error AS STATUS: what a function wrote to standard error.
say_error() {
    jq -c --arg name "$1" --argjson status "$2" 'if $status == 1 then {saw: "error", "as": $name, kind: "refused", code, name, data}
        elif $status == 4 then {saw: "error", "as": $name, kind: "timedOut"}
        else {saw: "error", "as": $name, kind: "lost", reason: .name} end'
}

do_connect() {
    if [ -n "$(word socket)" ]; then
        NAVHOST_SOCKET=$(word socket)
    fi
    [ "$(word reconnect)" != true ] || export NAVHOST_RECONNECT=1
    # Calls connect by themselves; so this only looks.
    if _nh_is_there; then
        echo '{"saw":"connected"}'
    else
        navhost_call ping 2>&1 | say_error connect 2
    fi
}

do_call() {
    [ -z "$(word timeout)" ] || NAVHOST_TIMEOUT=$(word timeout)
    parameters=$(member params)
    [ "$parameters" != null ] || parameters='{}'
    error=$folder/error.$(word as)
    status=0
    result=$(navhost_call "$(word method)" "$parameters" 2>"$error") || status=$?
    if [ "$status" -eq 0 ]; then
        printf '%s' "$result" | jq -c --arg name "$(word as)" '{saw: "result", "as": $name, result: .}'
    else
        say_error "$(word as)" "$status" <"$error"
    fi
}

do_handle() {
    printf '%s\n' "$command" >"$folder/handle.$(word method)"
}

# The handler of all methods. Its observations do not go where its answer goes.
answer() {
    printf '%s\n' "$1" | jq -c --arg method "$2" '{saw: "question", method: $method, params: .}' >&3
    command=$(cat "$folder/handle.$2")
    [ -z "$(word fail)" ] || return 1
    if [ -n "$(word untilEnded)" ]; then
        until navhost_ended >"$folder/ended"; do sleep 0.05; done
        jq -cRn --arg method "$2" '{saw: "ended", method: $method, reason: input}' <"$folder/ended" >&3
    fi
    if [ "$(member refuse)" != null ]; then
        refusal=$(member refuse)
        navhost_refuse "$(printf '%s' "$refusal" | jq .code)" "$(printf '%s' "$refusal" | jq -r .message)" "$(printf '%s' "$refusal" | jq -c .data)"
    elif [ -n "$(word leave)" ]; then
        # By exec, since the shell keeps open what is redirected for one function only, and then the handler would not
        # end.
        { exec >&3 2>/dev/null </dev/null && call_when_released "$(word leave)" "$(word call)"; } &
        member answer
    elif [ -n "$(word call)" ]; then
        navhost_call "$(word call)"
    else
        member answer
    fi
}

call_when_released() { # NAME METHOD
    until [ -e "$folder/released.$1" ]; do sleep 0.05; done
    command=$(jq -cn --arg name "$1" --arg method "$2" '{"as": $name, method: $method}')
    do_call
}

do_release() {
    : >"$folder/released.$(word hold)"
}

# Calls connect by themselves.
do_ready() {
    until [ -S "$(navhost_socket)" ]; do sleep 0.05; done
    echo '{"saw":"ready"}'
}

say_registered() {
    # Once: the suite does not ask about renewals.
    [ -e "$folder/registered" ] || printf '%s\n' "$1" | jq -c '{saw: "registered", "module": .["module"]}' >&3
    : >"$folder/registered"
}

do_register() {
    NAVHOST_REGISTERED=say_registered
    module=$(word module)
    status=0
    set -- none
    for file in "$folder"/handle.*; do
        [ ! -e "$file" ] || set -- "$@" "${file##*/handle.}" answer
    done
    shift
    # The first handler is for entry.ask; what comes later for that method is not looked at.
    first=false
    [ ! -e "$folder/handle.entry.ask" ] || first=answer
    # All parameters but the module's name, which is an argument of its own.
    registration=$(printf '%s' "$command" | jq -c '{destinations: .destinations} + (.with // {})')
    navhost_module "$module" "$registration" "$first" "$@" 2>"$folder/error.module" || status=$?
    [ "$status" -eq 0 ] || say_error "$module" "$status" <"$folder/error.module"
}

do_watch() {
    as=$(word as)
    parameters=$(printf '%s\n' "$command" | jq -c 'del(.do, .as)')
    mkfifo "$folder/watch"
    jq --unbuffered -c --arg name "$as" '{saw: "event", "as": $name, event: (if has("resumed") then "watch" elif has("snapshot") then "lagged"
        elif has("changes") then "changed" else "watchEnded" end), revision}' <"$folder/watch" &
    status=0
    navhost_watch "$parameters" >"$folder/watch" 2>"$folder/error.watch" || status=$?
    [ "$status" -eq 0 ] || say_error "$as" "$status" <"$folder/error.watch"
}

exec 3>&1
while IFS= read -r command; do
    case $(word do) in
        connect) do_connect ;;
        handle) do_handle ;;
        # Commands that take their time do not hold up the next one.
        *)
            "do_$(word do)" </dev/null &
            children="$children $!"
            ;;
    esac
done
for child in $children; do
    kill "$child" 2>/dev/null
done
wait
rm -rf "$folder"
