# navhost for the shell: functions over socat and jq. Source it:
#
#   . clients/shell/navhost.sh
#
# The socket is $NAVHOST_SOCKET, else where the host listens by default. Functions answer with a result on standard output and exit code 0; with one line
# on standard error and 1 when the host refused, 2 when it cannot be reached, 4 when no answer came in time ($NAVHOST_TIMEOUT seconds, 10 by default).

# Where the host listens.
navhost_socket() {
    if [ -n "${NAVHOST_SOCKET:-}" ]; then
        printf '%s\n' "$NAVHOST_SOCKET"
    elif [ -n "${XDG_RUNTIME_DIR:-}" ]; then
        printf '%s\n' "$XDG_RUNTIME_DIR/navhost.sock"
    else
        printf '%s\n' "${TMPDIR:-/tmp}/navhost-$(id -u)/navhost.sock"
    fi
}

# navhost_call METHOD [PARAMS]: one request; PARAMS is a JSON object. Prints its result.
navhost_call() {
    _nh_path=$(navhost_socket)
    _nh_params=${2:-}
    _nh_request=$(jq -cn --arg method "$1" --argjson params "${_nh_params:-{\}}" \
        '{jsonrpc: "2.0", id: 1, method: $method, params: $params}') || return 3
    if [ ! -S "$_nh_path" ]; then
        printf 'navhost: there is no host at %s\n' "$_nh_path" >&2
        return 2
    fi
    # Half-closing tells the host that this is all; it answers and closes.
    _nh_answer=$(printf '%s\n' "$_nh_request" | socat -t "${NAVHOST_TIMEOUT:-10}" - "UNIX-CONNECT:$_nh_path" 2>/dev/null) || {
        printf 'navhost: cannot reach the host at %s\n' "$_nh_path" >&2
        return 2
    }
    if [ -z "$_nh_answer" ]; then
        printf 'navhost: %s was not answered within %s s\n' "$1" "${NAVHOST_TIMEOUT:-10}" >&2
        return 4
    fi
    if printf '%s\n' "$_nh_answer" | jq -e 'has("error")' >/dev/null; then
        printf '%s\n' "$_nh_answer" | jq -r '"navhost: refused: \(.error.data.name) (\(.error.code)): \(.error.message)"' >&2
        return 1
    fi
    printf '%s\n' "$_nh_answer" | jq -c '.result'
}

# navhost_object key=value key:=json …: a JSON object of its arguments. A value is a string, whatever it looks like.
navhost_object() {
    _nh_object='{}'
    for _nh_pair in "$@"; do
        _nh_key=${_nh_pair%%=*}
        _nh_value=${_nh_pair#*=}
        case $_nh_pair in
            *:=*)
                if [ "${_nh_key%:}" != "$_nh_key" ]; then
                    _nh_object=$(printf '%s' "$_nh_object" |
                        jq -c --arg key "${_nh_key%:}" --argjson value "$_nh_value" '.[$key] = $value') || return 3
                    continue
                fi
                ;;
            *=*) ;;
            *)
                printf 'navhost: "%s" is not key=value or key:=json\n' "$_nh_pair" >&2
                return 3
                ;;
        esac
        _nh_object=$(printf '%s' "$_nh_object" | jq -c --arg key "$_nh_key" --arg value "$_nh_value" '.[$key] = $value') || return 3
    done
    printf '%s\n' "$_nh_object"
}

# navhost_navigate TYPE [key=value | key:=json …]: shows a destination with these arguments.
navhost_navigate() {
    _nh_type=$1
    shift
    _nh_arguments=$(navhost_object "$@") || return 3
    navhost_call navigate "$(jq -cn --arg type "$_nh_type" --argjson arguments "$_nh_arguments" '{type: $type, arguments: $arguments}')"
}

# navhost_watch [PARAMS]: the snapshot, then every change, a line each, until the host or the reader goes away.
navhost_watch() {
    (
        _nh_open || exit 2
        rm -r "$_nh_folder"
        jq -cn --argjson params "${1:-{\}}" '{id: 1, method: "watch", params: $params}' >&9 || exit 3
        socat - "UNIX-CONNECT:$(navhost_socket)" <&9 |
            jq --unbuffered -c 'if has("result") then .result elif has("error") then .error else .params end'
    )
}

# Opens a fifo at both ends as descriptor 9: what is written there is sent, and the input of the connection never ends by itself.
_nh_open() {
    _nh_folder=$(mktemp -d) || return 2
    mkfifo "$_nh_folder/out" "$_nh_folder/in" || return 2
    exec 9<>"$_nh_folder/out"
}

# navhost_module MODULE DESTINATIONS HANDLER: registers a module and answers its questions until the host goes away.
#
# DESTINATIONS is a JSON list as in module.register. HANDLER is a function or command; it is given a question's parameters as JSON in $1, and prints
# its answer as JSON, or fails. The function sets traps and keeps descriptors 8 and 9: give it a shell of its own.
navhost_module() {
    _nh_open || return 2
    jq -cn --arg name "$1" --argjson destinations "$2" \
        '{id: 1, method: "module.register", params: {"module": $name, destinations: $destinations}}' >&9 || return 3
    socat - "UNIX-CONNECT:$(navhost_socket)" <&9 >"$_nh_folder/in" &
    _nh_socat=$!
    exec 8<"$_nh_folder/in"
    rm -r "$_nh_folder"
    trap 'kill "$_nh_socat" 2>/dev/null' EXIT
    trap 'exit 0' INT TERM
    _nh_status=0
    # The loop ends with the connection, or with a reason to end it.
    while IFS= read -r _nh_line <&8; do
        case $(printf '%s\n' "$_nh_line" | jq -r 'if has("method") then .method elif has("error") then "refused" else "answered" end') in
            entry.ask) _nh_answer_question "$3" "$_nh_line" >&9 ;;
            refused)
                printf '%s\n' "$_nh_line" | jq -r '"navhost: refused: \(.error.data.name) (\(.error.code)): \(.error.message)"' >&2
                _nh_status=1
                break
                ;;
            bye | moduleLost)
                printf '%s\n' "$_nh_line" | jq -r '"navhost: \(.method): \(.params["message"] // .params["module"])"' >&2
                break
                ;;
        esac
    done
    kill "$_nh_socat" 2>/dev/null
    return $_nh_status
}

# The line that answers a question.
_nh_answer_question() {
    _nh_id=$(printf '%s\n' "$2" | jq -c '.id')
    if _nh_result=$("$1" "$(printf '%s\n' "$2" | jq -c '.params')") && [ -n "$_nh_result" ] &&
        printf '%s' "$_nh_result" | jq . >/dev/null 2>&1; then
        jq -cn --argjson id "$_nh_id" --argjson result "$_nh_result" '{jsonrpc: "2.0", id: $id, result: $result}'
    else
        jq -cn --argjson id "$_nh_id" '{jsonrpc: "2.0", id: $id, error: {code: 1, message: "the handler gave no JSON"}}'
    fi
}

# navhost_test_host [OPTION …]: starts a host for a test script, on a socket of its own and without a store, and exports NAVHOST_SOCKET.
#
# The host ends with the script, whichever way that ends: the function sets the traps EXIT, INT and TERM. A script that has an EXIT trap of its own sets it
# afterwards, with navhost_test_host_stop in it. The program is $NAVHOST_BIN, else navhost on the path; options are further ones of "navhost serve".
navhost_test_host() {
    if [ -n "${_nh_test_host:-}" ]; then
        printf 'navhost: this script has a host already\n' >&2
        return 3
    fi
    _nh_test_folder=$(mktemp -d) || return 2
    NAVHOST_SOCKET=$_nh_test_folder/h.sock
    export NAVHOST_SOCKET
    trap navhost_test_host_stop EXIT
    trap 'exit 130' INT
    trap 'exit 143' TERM
    "${NAVHOST_BIN:-navhost}" serve --store none --log-level error "$@" >/dev/null &
    _nh_test_host=$!
    _nh_tries=0
    until navhost_call ping >/dev/null 2>&1; do
        _nh_tries=$((_nh_tries + 1))
        if [ "$_nh_tries" -ge 200 ] || ! kill -0 "$_nh_test_host" 2>/dev/null; then
            printf 'navhost: the host for the test did not start\n' >&2
            navhost_test_host_stop
            return 2
        fi
        sleep 0.05
    done
}

# Ends the host of navhost_test_host; does nothing when there is none.
navhost_test_host_stop() {
    [ -n "${_nh_test_host:-}" ] || return 0
    kill "$_nh_test_host" 2>/dev/null
    wait "$_nh_test_host" 2>/dev/null
    rm -rf "$_nh_test_folder"
    _nh_test_host=
}
