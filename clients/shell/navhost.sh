# navhost for the shell: functions over socat and jq. Source it:
#
#   . clients/shell/navhost.sh
#
# The socket is $NAVHOST_SOCKET, else where the host listens by default. Functions answer with a result on standard
# output and exit code 0; with one line on standard error and 1 when the host refused, 2 when it cannot be reached or
# the connection broke, 3 when they were used wrongly, 4 when no answer came in time ($NAVHOST_TIMEOUT seconds, 10 by
# default). With NAVHOST_ERRORS=json that line is a JSON object with code, name, message and data.
#
# A host with an access document knows who asks by the content of the file that $NAVHOST_SECRET_FILE names.
#
# With NAVHOST_RECONNECT=1 watches and modules connect again when the connection breaks, with growing pauses.

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

# Whether a host may be at the socket. Every user can make folders in the temporary folder, and play the host there. So
# that folder must belong to the user alone.
_nh_is_there() {
    _nh_path=$(navhost_socket)
    [ -S "$_nh_path" ] || return 1
    [ -z "${NAVHOST_SOCKET:-}${XDG_RUNTIME_DIR:-}" ] || return 0
    [ -n "$(find "${_nh_path%/*}" -prune -type d -user "$(id -u)" ! -perm /077)" ]
}

# navhost_call METHOD [PARAMS]: one request; PARAMS is a JSON object. Prints its result.
#
# While a module's handler answers a question, its calls go over the module's connection and say for which question they
# are made.
navhost_call() {
    _nh_request=$(_nh_request "$1" "${2:-}") || return 3
    _nh_hello=$(_nh_hello) || return 3
    _nh_path=$(navhost_socket)
    _nh_seconds=${NAVHOST_TIMEOUT:-10}
    if [ -n "${_nh_during:-}" ] && [ -e "$_nh_during" ]; then
        _nh_lines=$(_nh_exchange_during)
    elif _nh_is_there; then
        # Half-closing tells the host that this is all; it answers and closes. socat itself waits longer than timeout
        # does.
        _nh_lines=$(printf '%s\n' ${_nh_hello:+"$_nh_hello"} "$_nh_request" | timeout "$_nh_seconds" socat -t 1000000 - "UNIX-CONNECT:$_nh_path" 2>/dev/null)
    else
        _nh_fail unreachable "there is no host at $_nh_path, or its folder does not belong to you alone"
        return 2
    fi
    case $? in
        0) ;;
        124)
            _nh_fail timed_out "$1 was not answered within $_nh_seconds s"
            return 4
            ;;
        *)
            _nh_fail unreachable "cannot reach the host at $_nh_path"
            return 2
            ;;
    esac
    # Notifications may come before the answer.
    _nh_answer=$(printf '%s\n' "$_nh_lines" | jq -c 'select((has("method") or (.id == "hello" and has("result"))) | not)' 2>/dev/null | head -n 1)
    if [ -z "$_nh_answer" ]; then
        _nh_fail_lost "$_nh_lines"
        return 2
    fi
    if printf '%s\n' "$_nh_answer" | jq -e 'has("error")' >/dev/null; then
        _nh_refused "$_nh_answer"
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
                        jq -c --arg key "${_nh_key%:}" --argjson value "$_nh_value" '.[$key] = $value' 2>/dev/null) || {
                        printf 'navhost: the value of "%s" is no JSON (for a string write %s=...)\n' "${_nh_key%:}" "${_nh_key%:}" >&2
                        return 3
                    }
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
    navhost_call navigate "$(printf '%s' "$_nh_arguments" | jq -c --arg type "$_nh_type" '{type: $type, arguments: .}')"
}

# navhost_watch [PARAMS]: the snapshot, then every change, a line each, until the host or the reader goes away.
#
# With NAVHOST_RECONNECT=1 it goes on behind the last revision that it wrote; when the host cannot resume it, a new
# snapshot comes.
navhost_watch() {
    _nh_wanted=${1:-}
    [ -n "$_nh_wanted" ] || _nh_wanted='{}'
    _nh_first=yes
    _nh_start=
    _nh_last=
    _nh_keep_trying _nh_watch_once
}

# One connection of a watch: 0 when it has ended, 1 when the host refused it, 2 when the connection broke.
_nh_watch_once() {
    _nh_request=$(_nh_request watch "$(_nh_since)") || return 3
    _nh_hello=$(_nh_hello) || return 3
    _nh_connect '_nh_tagged' || return 2
    printf '%s\n' ${_nh_hello:+"$_nh_hello"} "$_nh_request" >&9
    while _nh_await_line && read -r _nh_tag _nh_line <&8; do
        # All processes have opened their pipes. This shell may end without a trap when the reader of the watch ends.
        [ ! -e "$_nh_folder" ] || rm -r "$_nh_folder"
        case $_nh_tag in
            started | resumed) _nh_took_answer ;;
            change) _nh_last=$_nh_line && printf '%s\n' "$_nh_line" || return 0 ;;
            event) printf '%s\n' "$_nh_line" || return 0 ;;
            ended) printf '%s\n' "$_nh_line" && return 0 ;;
            refused) _nh_refused "$_nh_line" && return 1 ;;
            bye) _nh_bye=$_nh_line ;;
        esac
    done
    return 2
}

# A resumed watch goes on after "from": the changes up to its revision are still to come. An older host does not say
# "from"; then the bookmark stays.
_nh_took_answer() {
    _nh_answered
    if [ "$_nh_tag" = started ]; then
        _nh_last=$_nh_line
    else
        _nh_from=$(printf '%s\n' "$_nh_line" | jq -c 'select(has("from")) | {revision: .from}')
        _nh_last=${_nh_from:-$_nh_last}
    fi
    if [ "$_nh_tag" = started ] || [ -n "$_nh_first" ]; then
        printf '%s\n' "$_nh_line"
    fi
    _nh_start=$_nh_line
    _nh_first=
}

# The parameters to ask for the watch with: as they were wanted, or from the last revision on.
_nh_since() {
    if [ -z "$_nh_last" ]; then
        printf '%s' "$_nh_wanted"
    else
        printf '%s\n%s\n%s\n' "$_nh_wanted" "$_nh_last" "$_nh_start" | jq -cs '.[0] + {since: .[1].revision, instance: .[2].instance}'
    fi
}

# Puts a word before each line of the host that tells what it is, and an empty line before that for _nh_await_line.
_nh_tagged() {
    jq --unbuffered -r 'select((.id == "hello" and has("result")) | not) | "\n" + if has("result") then "\(if .result.resumed then "resumed" else "started" end) \(.result | tojson)"
        elif has("error") then "refused \(tojson)"
        elif .method == "bye" then "bye \(tojson)"
        elif .method == "watchEnded" then "ended \(.params | tojson)"
        elif .params.watch? and .params.revision? then "change \(.params | tojson)"
        elif .params.watch? then "event \(.params | tojson)"
        else empty end'
}

# navhost_module MODULE DESTINATIONS HANDLER [METHOD HANDLER]…: registers a module and answers its questions until the
# host goes away.
#
# DESTINATIONS is a JSON list as in module.register, or an object with all its parameters. HANDLER is a function or
# command for messages to the module's entries (entry.ask); further methods, as type.provide, may have handlers of their
# own. Each is given a question's parameters as JSON in $1 and its method in $2, and prints its answer as JSON, or
# fails; navhost_refuse says why. $NAVHOST_REGISTERED may name a function that is called with what module.register
# answered, each time.
#
# A watch and a module take the traps and the descriptors 7 to 9 of the shell that they run in: give each one of its
# own.
navhost_module() {
    if [ $# -lt 3 ]; then
        printf 'navhost: navhost_module takes a name, a list of destinations, and a handler\n' >&2
        return 3
    fi
    _nh_module=$1
    _nh_registration=$(printf '%s' "$2" | jq -cs --arg name "$1" \
        'if length != 1 then error("") elif .[0] | type == "array" then {destinations: .[0]} elif .[0] | type == "object" then .[0] else error("") end
        | {jsonrpc: "2.0", id: 1, method: "module.register", params: ({"module": $name} + .)}' 2>/dev/null) || {
        printf 'navhost: the destinations of %s are neither a JSON list nor an object of parameters\n' "$1" >&2
        return 3
    }
    shift 2
    # The function that serves one connection has the handlers as its arguments.
    _nh_was_registered=
    _nh_keep_trying _nh_serve_once entry.ask "$@"
}

# One connection of a module: 0 when the module was taken over, 1 when the host refused it, 2 when the connection broke.
_nh_serve_once() {
    _nh_hello=$(_nh_hello) || return 3
    _nh_connect _nh_sorted || return 2
    _nh_is_registered=
    [ -z "$_nh_hello" ] || _nh_send "$_nh_hello" || return 2
    _nh_send "$_nh_registration" || return 2
    while _nh_await_line && IFS= read -r _nh_line <&8; do
        case $(printf '%s\n' "$_nh_line" | jq -r 'if has("method") then (if has("id") then "question" else .method end) elif has("error") then "refused" else "answer" end') in
            question)
                _nh_answer_question "$_nh_line" "$@"
                [ -z "$_nh_answer_line" ] || _nh_send "$_nh_answer_line" || true
                ;;
            answer)
                _nh_answered
                _nh_was_registered=yes
                _nh_is_registered=yes
                ${NAVHOST_REGISTERED:-:} "$(printf '%s\n' "$_nh_line" | jq -c .result)"
                ;;
            refused)
                # The registration was this connection's first line, so that the host means an answer that it could not
                # read. The module goes on.
                if [ -n "$_nh_is_registered" ]; then
                    _nh_refused "$_nh_line"
                    continue
                fi
                # The host may not have noticed yet that the connection before is gone.
                if [ -n "$_nh_was_registered" ] && printf '%s\n' "$_nh_line" | jq -e '.error.data.name == "name_taken"' >/dev/null; then
                    return 2
                fi
                _nh_refused "$_nh_line"
                return 1
                ;;
            moduleLost)
                [ "$(printf '%s\n' "$_nh_line" | jq -r '.params["module"]')" = "$_nh_module" ] || continue
                printf 'navhost: moduleLost: %s\n' "$_nh_module" >&2
                return 0
                ;;
            bye) _nh_bye=$_nh_line ;;
        esac
    done
    return 2
}

# _nh_answer_question LINE [METHOD HANDLER]…: sets $_nh_answer_line, which answers a question; it is empty when the host
# waits no longer. This is where handlers are called.
_nh_answer_question() {
    _nh_question=$1
    shift
    _nh_id=$(printf '%s\n' "$_nh_question" | jq -c '.id')
    _nh_method=$(printf '%s\n' "$_nh_question" | jq -r '.method')
    while [ $# -ge 2 ] && [ "$1" != "$_nh_method" ]; do
        shift 2
    done
    if [ $# -lt 2 ]; then
        _nh_answer_line=$(_nh_no_answer -32601 "this module does not answer $_nh_method")
        return
    fi
    # As long as this file is there, the handler's calls say that they are made for the question in it. Work that it
    # leaves behind has no file any more.
    _nh_during=$_nh_folder/during-$(printf '%s' "$_nh_id" | jq -r @uri)
    printf '%s\n' "$_nh_id" >"$_nh_during"
    _nh_handled=0
    _nh_result=
    navhost_ended >/dev/null || _nh_result=$(export _nh_during && "$2" "$(printf '%s\n' "$_nh_question" | jq -c '.params // {}')" "$_nh_method") || _nh_handled=$?
    rm -f "$_nh_during"
    if navhost_ended >/dev/null; then
        _nh_answer_line=
    elif [ "$_nh_handled" -eq 0 ]; then
        _nh_answer_line=$(printf '%s' "$_nh_result" |
            jq -cs --argjson id "$_nh_id" 'if length == 1 then {jsonrpc: "2.0", id: $id, result: .[0]} else error("") end' 2>/dev/null) ||
            _nh_answer_line=$(_nh_no_answer 1 "the handler gave no JSON")
    else
        _nh_answer_line=$(printf '%s' "$_nh_result" |
            jq -cs --argjson id "$_nh_id" 'if length == 1 and (.[0] | type == "object" and (.code | type == "number") and (.message | type == "string"))
                then {jsonrpc: "2.0", id: $id, error: .[0]} else error("") end' 2>/dev/null) ||
            _nh_answer_line=$(_nh_no_answer 1 "the handler failed")
    fi
}

# navhost_refuse CODE MESSAGE [DATA]: what a handler prints that refuses to answer, with an error of its own; DATA is
# JSON. It fails, so that it may be the handler's last command.
navhost_refuse() {
    jq -cn --argjson code "$1" --arg message "$2" --argjson data "${3:-null}" '{code: $code, message: $message} + if $data == null then {} else {data: $data} end'
    return 1
}

# navhost_ended: in a handler, prints the reason for which the host waits no longer for its answer, as "deadline". Fails
# while the host waits.
navhost_ended() {
    _nh_ended=${_nh_during%/*}/ended-${_nh_during##*/during-}
    [ -s "$_nh_ended" ] && cat "$_nh_ended"
}

_nh_no_answer() { # CODE MESSAGE
    jq -cn --argjson id "$_nh_id" --argjson code "$1" --arg message "$2" '{jsonrpc: "2.0", id: $id, error: {code: $code, message: $message}}'
}

# Connections that stay

# _nh_keep_trying COMMAND [ARGUMENT]…: runs a command that serves one connection, again while it gives 2 and
# NAVHOST_RECONNECT is set.
_nh_keep_trying() {
    _nh_folder=
    _nh_socat=
    _nh_filter=
    _nh_pause=50
    trap '_nh_disconnect' EXIT
    trap 'exit 0' INT TERM
    while :; do
        _nh_bye=
        _nh_status=0
        "$@" || _nh_status=$?
        _nh_disconnect
        if [ "$_nh_status" -ne 2 ] || [ -z "${NAVHOST_RECONNECT:-}" ]; then
            break
        fi
        # A signal ends the waiting at once.
        sleep "$((_nh_pause / 1000)).$(printf '%03d' $((_nh_pause % 1000)))" &
        wait $! || true
        _nh_pause=$((_nh_pause < 2500 ? 2 * _nh_pause : 5000))
    done
    trap - EXIT INT TERM
    if [ "$_nh_status" -eq 2 ]; then
        _nh_fail_lost "$_nh_bye"
    fi
    return "$_nh_status"
}

# The host lets us in and answers: the next attempt may be a quick one.
_nh_answered() {
    _nh_pause=50
}

# _nh_connect FILTER: what is written to descriptor 9 is sent; what comes, through the filter, is read from 8, after
# _nh_await_line.
_nh_connect() {
    _nh_is_there || return 2
    _nh_folder=$(mktemp -d) || return 2
    mkfifo "$_nh_folder/out" "$_nh_folder/raw" "$_nh_folder/in" && echo 0 >"$_nh_folder/lines" || return 2
    # This shell opens both ends of each pipe first, so that no process waits for one that may have ended. Afterwards
    # each process keeps only its own ends, and all processes end when this shell does. Only 9 stays open at both ends,
    # so that writing to it after the connection has ended is not a broken pipe.
    exec 7<>"$_nh_folder/raw" 8<>"$_nh_folder/in" 9<>"$_nh_folder/out"
    socat - "UNIX-CONNECT:$(navhost_socket)" 2>/dev/null <"$_nh_folder/out" >"$_nh_folder/raw" 7<&- 8<&- 9>&- &
    _nh_socat=$!
    # By exec, for what is redirected for one function is kept open beside.
    { exec <"$_nh_folder/raw" >"$_nh_folder/in" 7<&- 8<&- 9>&- && "$1"; } &
    _nh_filter=$!
    exec 8<"$_nh_folder/in" 7<&-
}

# _nh_send LINE [CALL]: sends a line over a module's connection, one at a time, since a handler's calls may be several.
# The host counts the lines too, and says so of one that it could not read: so a call's number is kept in a file beside
# its pipe.
_nh_send() {
    (
        flock 7 && [ ! -e "$_nh_folder/lost" ] && read -r _nh_number <"$_nh_folder/lines" || exit 2
        _nh_number=$((_nh_number + 1))
        echo "$_nh_number" >"$_nh_folder/lines"
        [ -z "${2:-}" ] || echo "$_nh_number" >"$_nh_folder/line-$2"
        printf '%s\n' "$1" >"$_nh_folder/out"
    ) 7>>"$_nh_folder/lock"
}

# Waits for a line to come: for the empty one that the filter puts before each. Fails at the end of the input.
#
# A signal always ends `wait`. A `read` that it comes shortly before does not notice it; so nothing is read here but
# what is there.
_nh_await_line() {
    { exec 9>&- && read -r _nh_line <&8; } &
    wait $!
}

_nh_disconnect() {
    [ -n "$_nh_folder" ] || return 0
    # TERM would do nothing before the next line, when it came shortly before socat waits for that.
    [ -z "$_nh_socat" ] || kill -KILL "$_nh_socat" 2>/dev/null
    exec 7<&- 8<&- 9>&-
    for _nh_child in $_nh_socat $_nh_filter; do
        wait "$_nh_child" 2>/dev/null
    done
    rm -rf "$_nh_folder"
    _nh_folder=
    _nh_socat=
    _nh_filter=
}

# Calls over a module's connection. Each has a pipe in the connection's folder, by whose name it goes; its answer is put
# beside that, and the pipe tells so.

# Answers to such calls go to those who made them, everything else goes on, behind an empty line.
_nh_sorted() {
    while IFS= read -r _nh_line; do
        case $_nh_line in
            *'"call-'* | *'"id":null'*) _nh_sort "$_nh_line" ;;
            *'"questionEnded"'*) _nh_end "$_nh_line" ;;
            *'"id":"hello","result"'*) ;;
            *) printf '\n%s\n' "$_nh_line" ;;
        esac
    done
    # The calls that wait get no answer.
    : >"$_nh_folder/lost"
    for _nh_reply in "$_nh_folder"/call-??????; do
        _nh_wake "$_nh_reply"
    done
}

_nh_sort() { # LINE
    _nh_to=$(printf '%s\n' "$1" | jq -r 'if has("method") then "" else .id end' 2>/dev/null)
    [ "$_nh_to" != null ] || _nh_to=$(_nh_unread "$1")
    case $_nh_to in
        */*) ;;
        call-*)
            [ -p "$_nh_folder/$_nh_to" ] || return 0
            printf '%s\n' "$1" >"$_nh_folder/answer-$_nh_to"
            _nh_wake "$_nh_folder/$_nh_to"
            ;;
        *) printf '\n%s\n' "$1" ;;
    esac
}

# The reason for which the host waits no longer for an answer goes into a file, also before the handler begins.
_nh_end() { # LINE
    _nh_to=$(printf '%s\n' "$1" | jq -r 'select(.method == "questionEnded").params | "\(.question | @uri) \(.reason)"' 2>/dev/null)
    [ -n "$_nh_to" ] && echo "${_nh_to#* }" >"$_nh_folder/ended-${_nh_to%% *}" || printf '\n%s\n' "$1"
}

# The call that an error without an id is about, or nothing. The host could not read a line far enough to know its id,
# and names the line. A host that does not name the line means the one open call, if there is only one.
_nh_unread() { # LINE
    _nh_line_number=$(printf '%s\n' "$1" | jq -r '.error.data.line? // ""')
    set -- "$_nh_folder"/call-??????
    [ -n "$_nh_line_number" ] || [ $# -eq 1 ] || return 0
    for _nh_reply in "$@"; do
        [ -p "$_nh_reply" ] || continue
        _nh_number=
        read -r _nh_number <"$_nh_folder/line-${_nh_reply##*/}" || continue
        [ "${_nh_line_number:-$_nh_number}" != "$_nh_number" ] || printf '%s\n' "${_nh_reply##*/}"
    done
}

# Opened at both ends, so that a reader need not be there.
_nh_wake() { # PIPE
    [ ! -p "$1" ] || echo 1<>"$1"
}

# The answer to $_nh_request, which is made for the question in $_nh_during; 124 when it does not come in time, as from
# timeout.
_nh_exchange_during() {
    _nh_folder=${_nh_during%/*}
    _nh_reply=$(mktemp -u "$_nh_folder/call-XXXXXX")
    _nh_call=${_nh_reply##*/}
    _nh_request=$(printf '%s' "$_nh_request" | jq -c --arg id "$_nh_call" --slurpfile question "$_nh_during" \
        '.id = $id | .params = {during: $question[0]} + .params' 2>/dev/null) || return 2
    mkfifo "$_nh_reply" && exec 7<>"$_nh_reply" && [ ! -e "$_nh_folder/lost" ] || return 2
    _nh_send "$_nh_request" "$_nh_call" || return 2
    _nh_status=0
    timeout "$_nh_seconds" head -n 1 <&7 >/dev/null || _nh_status=$?
    if [ "$_nh_status" -eq 124 ]; then
        _nh_send "$(jq -cn --arg id "$_nh_call" '{jsonrpc: "2.0", method: "request.cancel", params: {request: $id}}')"
    fi
    rm -f "$_nh_reply" "$_nh_folder/line-$_nh_call"
    cat "$_nh_folder/answer-$_nh_call" 2>/dev/null
    rm -f "$_nh_folder/answer-$_nh_call"
    return "$_nh_status"
}

# Messages

# The line that says who asks; nothing without a secret.
_nh_hello() {
    [ -n "${NAVHOST_SECRET_FILE:-}" ] || return 0
    jq -cRs '{jsonrpc: "2.0", id: "hello", method: "hello", params: {secret: gsub("^\\s+|\\s+$"; "")}}' "$NAVHOST_SECRET_FILE" 2>/dev/null || {
        _nh_fail secret_unreadable "cannot read the secret in $NAVHOST_SECRET_FILE"
        return 2
    }
}

_nh_request() { # METHOD PARAMS
    printf '%s' "${2:-{\}}" | jq -cs --arg method "$1" \
        'if length == 1 then {jsonrpc: "2.0", id: 1, method: $method, params: .[0]} else error("") end' 2>/dev/null || {
        printf 'navhost: the parameters of %s are no JSON object; navhost_object makes one of key=value\n' "$1" >&2
        return 3
    }
}

_nh_fail() { # NAME MESSAGE
    if [ "${NAVHOST_ERRORS:-}" = json ]; then
        jq -cn --arg name "$1" --arg message "$2" '{code: 0, name: $name, message: $message, data: null}' >&2
    else
        printf 'navhost: %s\n' "$2" >&2
    fi
}

# The connection ended; the host's bye, if it said one, tells why.
_nh_fail_lost() { # LINES
    _nh_why=$(printf '%s\n' "$1" | jq -r 'select(.method? == "bye") | "\(.params.reason) \(.params.message)"' 2>/dev/null)
    if [ -n "$_nh_why" ]; then
        _nh_fail "${_nh_why%% *}" "${_nh_why%% *}: ${_nh_why#* }"
    else
        _nh_fail lost "the host closed the connection"
    fi
}

_nh_refused() { # LINE
    if [ "${NAVHOST_ERRORS:-}" = json ]; then
        printf '%s\n' "$1" | jq -c '.error | {code, name: .data.name, message, data}' >&2
    else
        printf '%s\n' "$1" | jq -r '"navhost: refused: \(.error.data.name) (\(.error.code)): \(.error.message)"' >&2
    fi
}

# navhost_test_host [OPTION …]: starts a host for a test script, on a socket of its own, without a store or a
# configuration file, and exports NAVHOST_SOCKET.
#
# The host ends with the script, whichever way that ends: the function sets the traps EXIT, INT and TERM. A script that
# has an EXIT trap of its own sets it afterwards, with navhost_test_host_stop in it. The program is $NAVHOST_BIN, else
# navhost on the path; options are further ones of "navhost serve".
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
    "${NAVHOST_BIN:-navhost}" serve --store none --config none --log-level error "$@" >/dev/null &
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

# Ends the host of navhost_test_host; does nothing without one.
navhost_test_host_stop() {
    [ -n "${_nh_test_host:-}" ] || return 0
    kill "$_nh_test_host" 2>/dev/null
    wait "$_nh_test_host" 2>/dev/null
    rm -rf "$_nh_test_folder"
    _nh_test_host=
}
