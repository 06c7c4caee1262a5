#!/bin/sh
# The tests of the shell client, against a real host: the program that $NAVHOST_BIN names, else a debug build's. Ends
# with "N passed, N failed".
set -u
here=$(cd "$(dirname "$0")" && pwd)
export NAVHOST_BIN="${NAVHOST_BIN:-$here/../../../.build/debug/navhost}"
. "$here/../navhost.sh"

passed=0
failed=0
expect() { # WHAT EXPECTED ACTUAL
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  expected: %s\n  got:      %s\n' "$1" "$2" "$3"
    fi
}

# Waits until a command succeeds, for ten minutes at most: longer than a slow or busy machine needs.
wait_for() {
    wait_end=$(($(date +%s) + 600))
    until "$@" >/dev/null 2>&1; do
        [ "$(date +%s)" -lt "$wait_end" ] || return 1
        sleep 0.05
    done
}

folder=$(mktemp -d)
NAVHOST_SOCKET=$folder/h.sock
# Deadlines that no test waits for.
NAVHOST_TIMEOUT=600
patience='--question-timeout 600 --max-question-timeout 600'
export NAVHOST_SOCKET NAVHOST_TIMEOUT
"$NAVHOST_BIN" serve --store none --config none --log-level error $patience >/dev/null &
host=$!
trap 'kill $host $children 2>/dev/null; wait 2>/dev/null; rm -rf "$folder"' EXIT
children=
wait_for navhost_call ping

# Calls and their exit codes.
expect "a call gives its result" '{"pong":true}' "$(navhost_call ping)"
navhost_call pong 2>"$folder/error"
expect "a refusal exits with 1" 1 $?
expect "a refusal is one line" 'navhost: refused: method_not_found (-32601): There is no method "pong"; did you mean "ping"?' "$(cat "$folder/error")"
(NAVHOST_SOCKET=$folder/nobody navhost_call ping 2>/dev/null)
expect "nobody there exits with 2" 2 $?

# Values, hostile ones among them.
expect "strings and JSON" '{"a":"1","b":1,"c":{"d":[null]}}' "$(navhost_object a=1 b:=1 'c:={"d":[null]}')"
hostile='"quotes" $(touch /tmp/never) `x` \n é
second line = := {}'
expect "hostile text stays text" "$hostile" "$(navhost_object "k=$hostile" | jq -r .k)"
navhost_object 'k:=nonsense' 2>"$folder/error"
expect "what is not JSON is refused" 3 $?
expect "and named" 'navhost: the value of "k" is no JSON (for a string write k=...)' "$(cat "$folder/error")"
navhost_call entry.ask entry=e2 message=title 2>"$folder/error"
expect "parameters that are no JSON are refused" 3 $?
expect "with what would be right" 'navhost: the parameters of entry.ask are no JSON object; navhost_object makes one of key=value' "$(cat "$folder/error")"
(navhost_module echo '[{type:"echo.page"}]' true) 2>"$folder/error"
expect "destinations that are no JSON are refused" 3 $?
expect "and said to be so" 'navhost: the destinations of echo are neither a JSON list nor an object of parameters' "$(cat "$folder/error")"
(navhost_module echo) 2>/dev/null
expect "a module without destinations is refused" 3 $?
(navhost_module echo '[{"type":"echo.page"}]') 2>/dev/null
expect "a module without a handler is refused" 3 $?
navhost_object word >/dev/null 2>&1
expect "what is no pair is refused" 3 $?

# A module that answers, with hostile text on the way.
echo_message() { printf '%s' "$1" | jq -c '.message'; }
navhost_module echo '[{"type":"echo.page"}]' echo_message &
children="$children $!"
wait_for navhost_call destination.get '{"type":"echo.page"}'
entry=$(navhost_navigate echo.page "text=$hostile" | jq -r .entry)
expect "arguments arrive as they were" "$hostile" "$(navhost_call entry.get "$(navhost_object "entry=$entry")" | jq -r .arguments.text)"
message=$(jq -cn --arg text "$hostile" '{text: $text}')
expect "a question is answered" "{\"answer\":$message}" "$(navhost_call entry.ask "$(navhost_object "entry=$entry" "message:=$message")")"

# A watch sees the snapshot first and then each change.
navhost_watch >"$folder/watch" &
children="$children $!"
wait_for test -s "$folder/watch"
expect "a watch begins with the snapshot" 1 "$(head -n 1 "$folder/watch" | jq .snapshot.revision)"
navhost_navigate echo.page >/dev/null
wait_for sh -c "[ \$(wc -l <'$folder/watch') -ge 2 ]"
expect "and goes on with the changes" '[2,["entry.added"]]' "$(sed -n 2p "$folder/watch" | jq -c '[.revision, [.changes[].kind]]')"

# The example module: it answers, and goes to a type that it was told.
sh "$here/../examples/clock.sh" echo.page &
children="$children $!"
wait_for navhost_call destination.get '{"type":"clock.alarm"}'
alarm=$(navhost_navigate clock.alarm | jq -r .entry)
expect "the example has a title" '{"answer":"Alarm"}' "$(navhost_call entry.ask "$(navhost_object "entry=$alarm" 'message:={"get":"title"}')")"
face=$(navhost_call present '{"type":"clock.face","navigator":"n1"}' | jq -r .entry)
time=$(navhost_call entry.ask "$(navhost_object "entry=$face" 'message:={"get":"time"}')" | jq -r .answer)
expect "the example tells the time" yes "$(case $time in [0-2][0-9]:[0-5][0-9]) echo yes ;; *) echo "$time" ;; esac)"
opened=$(navhost_call entry.ask "$(navhost_object "entry=$face" 'message:={"open":"next"}')" | jq -r .answer.entry)
expect "the example goes to what it was told" '"echo.page"' "$(navhost_call entry.get "$(navhost_object "entry=$opened")" | jq .type)"
navhost_call entry.ask "$(navhost_object "entry=$face" 'message:="nonsense"')" 2>"$folder/error"
expect "what it does not know it refuses" 1 $?
silent() { true; }
navhost_module silent '{"title":"Silence","destinations":[{"type":"silent.page"}]}' silent &
children="$children $!"
wait_for navhost_call destination.get '{"type":"silent.page"}'
expect "a module may be registered with all parameters" '"Silence"' "$(navhost_call module.list | jq '.modules[] | select(.module == "silent") | .title')"
page=$(navhost_call push '{"type":"silent.page","navigator":"n1"}' | jq -r .entry)
navhost_call entry.ask "$(navhost_object "entry=$page" 'message:=1')" 2>"$folder/error"
expect "a handler that prints nothing refuses" yes "$(grep -q provider_error "$folder/error" && echo yes)"
sold_out() { navhost_refuse 7 "sold out" '{"left":0}'; }
navhost_module sold '[{"type":"sold.page"}]' sold_out &
children="$children $!"
wait_for navhost_call destination.get '{"type":"sold.page"}'
page=$(navhost_call push '{"type":"sold.page","navigator":"n1"}' | jq -r .entry)
NAVHOST_ERRORS=json navhost_call entry.ask "$(navhost_object "entry=$page" 'message:=1')" 2>"$folder/error"
expect "a handler refuses with an error of its own" '{"code":7,"message":"sold out","data":{"left":0}}' "$(jq -c .data.error "$folder/error")"

# Every parameter that the host describes goes out, whatever its name is. The host here answers a line with itself, and
# closes.
echo "head -n 1 | jq -c '{id, result: .}'" >"$folder/mirror"
socat -t 600 "UNIX-LISTEN:$folder/mirror.sock,fork" "EXEC:sh $folder/mirror" &
children="$children $!"
methods=$(navhost_call rpc.discover | jq -c '[.methods[] | {method: .name, params: ([.params[] | {(.name): .name}] | add)}]')
all_of() { printf '%s' "$methods" | jq -c --arg method "$1" '.[] | select(.method == $method).params'; }
wait_for socat -u OPEN:/dev/null "UNIX-CONNECT:$folder/mirror.sock"
sent=$(
    NAVHOST_SOCKET=$folder/mirror.sock
    printf '%s' "$methods" | jq -r '.[] | .method, (.params | tojson)' | while IFS= read -r method && IFS= read -r params; do
        navhost_call "$method" "$params"
    done | jq -cs 'map({method, params})'
)
expect "a call sends every parameter" "$methods" "$sent"
(NAVHOST_SOCKET=$folder/mirror.sock && navhost_watch "$(all_of watch)") >"$folder/sent" 2>/dev/null
expect "so does a watch" "$(all_of watch)" "$(jq -c .params "$folder/sent")"
keep() { printf '%s\n' "$1" >"$folder/sent"; }
(NAVHOST_SOCKET=$folder/mirror.sock && NAVHOST_REGISTERED=keep && navhost_module module "$(all_of module.register)" true) 2>/dev/null
expect "and a module" "$(all_of module.register)" "$(jq -c .params "$folder/sent")"

# A guard has a timeout of its own, beside the call's. Its handler answers when the denial has come.
guard() { navhost_call guard.add '{"name":"slow","on":"enter","types":["guard.room"],"timeout":1.5}'; }
stall() { wait_for test -e "$folder/denied"; }
navhost_module guard '[{"type":"guard.page"},{"type":"guard.room"}]' guard guard.ask stall &
children="$children $!"
wait_for navhost_call destination.get '{"type":"guard.page"}'
page=$(navhost_call push '{"type":"guard.page","navigator":"n1"}' | jq -r .entry)
expect "a handler adds a guard" '["guard"]' "$(navhost_call entry.ask "$(navhost_object "entry=$page" 'message:=1')" | jq -c '.answer | keys')"
NAVHOST_ERRORS=json navhost_call push '{"type":"guard.room","navigator":"n1"}' 2>"$folder/error"
expect "a silent guard denies when its own timeout is over" '["denied","slow",true]' "$(jq -c '[.name, .data.guardName, .data.byDefault]' "$folder/error")"
: >"$folder/denied"

# Calls of a handler: over the module's connection and for its question, as long as that is being answered.
cat >"$folder/outside" <<END
. '$here/../navhost.sh'
navhost_call hello | jq .session
END
asker() {
    case $(printf '%s' "$1" | jq -r .message) in
        circle) NAVHOST_ERRORS=json navhost_call entry.ask "$(navhost_object "entry=$(printf '%s' "$1" | jq -r .entry)" message=circle)" 2>&1 | jq .name ;;
        session) navhost_call hello | jq .session ;;
        outside) sh "$folder/outside" ;;
        refused) navhost_call pong 2>/dev/null || echo $? ;;
        late) NAVHOST_TIMEOUT=0.2 navhost_call navigate '{"type":"asker.page","forResult":true}' 2>/dev/null || echo $? ;;
        many)
            for count in 1 2 3 4 5 6; do
                navhost_call path.get "{\"navigator\":\"n1\",\"limit\":$count}" >"$folder/many.$count" &
            done
            wait
            cat "$folder"/many.* | jq -cs 'map(.path | length)'
            ;;
        behind)
            (wait_for [ ! -e "$_nh_during" ] && navhost_call hello >"$folder/behind") >/dev/null 2>&1 &
            echo null
            ;;
        lost)
            : >"$folder/asking"
            navhost_call navigate '{"type":"asker.page","forResult":true}' 2>/dev/null || echo $? >"$folder/lost"
            ;;
    esac
}
navhost_module asker '[{"type":"asker.page"}]' asker &
children="$children $!"
wait_for navhost_call destination.get '{"type":"asker.page"}'
page=$(navhost_navigate asker.page | jq -r .entry)
ask() { navhost_call entry.ask "$(navhost_object "entry=$page" "message=$1")" | jq -c .answer; }
session=$(navhost_call module.list | jq '.modules[] | select(.module == "asker").session')
expect "a handler that asks itself is refused" '"question_cycle"' "$(ask circle)"
expect "a handler calls in the module's session" "$session" "$(ask session)"
expect "so does a program that it starts" "$session" "$(ask outside)"
expect "a handler is told that it is refused" 1 "$(ask refused)"
expect "a handler's call ends in time" 4 "$(ask late)"
expect "and leaves nothing at the host" 0 "$(navhost_call host.sessions | jq ".sessions[] | select(.session == $session).inFlight")"
navhost_call path.set "$(jq -cn '{path: [range(6) | {type: "asker.page"}], navigator: "n1"}')" >/dev/null
page=$(navhost_call path.get '{"navigator":"n1"}' | jq -r '.path[0].id')
expect "a handler may call side by side" '[1,2,3,4,5,6]' "$(ask many)"
expect "a handler may leave something behind" null "$(ask behind)"
wait_for test -s "$folder/behind"
expect "which calls for itself" no "$([ "$(jq .session "$folder/behind")" = "$session" ] && echo yes || echo no)"
expect "and the module goes on" "$session" "$(ask session)"

# A handler is told that the host waits no longer. Its answer is not sent, and the module goes on.
patient() {
    [ "$(printf '%s' "$1" | jq .message)" = 1 ] || { navhost_ended || echo 2; return; }
    : >"$folder/begun"
    wait_for navhost_ended
    navhost_ended >"$folder/reason"
    echo 1
}
navhost_module patient '[{"type":"patient.page"}]' patient &
children="$children $!"
wait_for navhost_call destination.get '{"type":"patient.page"}'
waiting=$(navhost_call push '{"type":"patient.page","navigator":"n1"}' | jq -r .entry)
cancelled=$(
    {
        printf '{"id":1,"method":"entry.ask","params":%s}\n' "$(navhost_object "entry=$waiting" message:=1)"
        wait_for test -e "$folder/begun"
        echo '{"method":"request.cancel","params":{"request":1}}'
    } | socat -t 600 - "UNIX-CONNECT:$NAVHOST_SOCKET" | jq .error.data.name
)
expect "an asker gives up" '"cancelled"' "$cancelled"
expect "a later question is answered" 2 "$(navhost_call entry.ask "$(navhost_object "entry=$waiting" message:=2)" | jq .answer)"
expect "a handler is told that the host waits no longer" cancelled "$(cat "$folder/reason")"

# A module that cannot have its name says so and ends.
(navhost_module clock '[]' echo_message 2>"$folder/error")
expect "a taken name ends the module" 1 $?
expect "a taken name is refused" yes "$(grep -q 'refused: name_taken' "$folder/error" && echo yes)"

# A host for a test script: there when the function returns, gone when the script ends, whichever way.
for end in 'exit 0' 'exit 7' 'kill -TERM $$' 'navhost_test_host_stop; exit 0'; do
    socket=$(sh -c ". '$here/../navhost.sh'; navhost_test_host --max-monitors 3 || exit 9
        navhost_call hello | jq -r .limits.monitors; echo \"\$NAVHOST_SOCKET\"; $end")
    status=$?
    case $end in exit*) expected=${end#exit } ;; kill*) expected=143 ;; *) expected=0 ;; esac
    expect "a test script ends as it does ($end)" $expected $status
    expect "its host had its options ($end)" 3 "$(printf '%s\n' "$socket" | head -n 1)"
    socket=$(printf '%s\n' "$socket" | tail -n 1)
    expect "its host is another one ($end)" yes "$([ "$socket" != "$NAVHOST_SOCKET" ] && echo yes)"
    expect "its host goes with it ($end)" no "$([ -e "${socket%/*}" ] && echo yes || echo no)"
done
mkdir "$folder/navhost"
echo '{"max-monitors": 3}' >"$folder/navhost/config.json"
monitors=$(XDG_CONFIG_HOME=$folder sh -c ". '$here/../navhost.sh'; navhost_test_host && navhost_call hello | jq -r .limits.monitors")
expect "its host reads no configuration" 8 "$monitors"
error=$(NAVHOST_BIN=false sh -c ". '$here/../navhost.sh'; navhost_test_host" 2>&1)
expect "a host that does not start is told" 'navhost: the host for the test did not start' "$error"
error=$(sh -c ". '$here/../navhost.sh'; navhost_test_host && navhost_test_host" 2>&1)
expect "a script has one host" 'navhost: this script has a host already' "$error"

# Errors for programs.
NAVHOST_ERRORS=json navhost_call pong 2>"$folder/error"
expect "a refusal as JSON" '[-32601,"method_not_found","pong"]' "$(jq -c '[.code, .name, .data.method]' "$folder/error")"
(NAVHOST_ERRORS=json NAVHOST_SOCKET=$folder/nobody navhost_call ping 2>"$folder/error")
expect "nobody there as JSON" unreachable "$(jq -r .name "$folder/error")"

# A module and a watch that come back with the host. The watch has written a snapshot and a change; the new host cannot
# resume it, and sends another snapshot.
provide() { printf '%s' "$1" | jq -c '[.entries[] | {content: .arguments}]'; }
NAVHOST_RECONNECT=1
greet() { navhost_call ping >>"$folder/greetings"; }
NAVHOST_REGISTERED=greet
navhost_module kiosk '[{"type":"kiosk.page","provides":true}]' echo_message type.provide provide &
children="$children $!"
navhost_watch '{"scene":"main"}' >"$folder/again" &
children="$children $!"
NAVHOST_RECONNECT=
wait_for navhost_call destination.get '{"type":"kiosk.page"}'
wait_for test -s "$folder/again"
page=$(navhost_call path.get '{"navigator":"n1"}' | jq -r '.path[0].id')
ask lost >/dev/null 2>&1 &
children="$children $!"
wait_for test -e "$folder/asking"
# The effect of the handler's call shows before its answer.
lines() { [ "$(wc -l <"$folder/again")" -ge "$1" ]; }
wait_for lines 2
wait_for test -s "$folder/greetings"
kill -9 $host
wait $host 2>/dev/null
wait_for test -s "$folder/lost"
expect "a handler's call ends with the connection" 2 "$(cat "$folder/lost")"
"$NAVHOST_BIN" serve --store none --config none --log-level error $patience >/dev/null &
host=$!
wait_for navhost_call destination.get '{"type":"kiosk.page"}'
wait_for lines 3
expect "a watch comes back with a snapshot" '["other_instance",0]' "$(sed -n 3p "$folder/again" | jq -c '[.reason, .revision]')"
page=$(navhost_navigate kiosk.page id:=7 | jq -r .entry)
expect "a module comes back and answers" '{"answer":1}' "$(navhost_call entry.ask "$(navhost_object "entry=$page" 'message:=1')")"
expect "and is told each time that it is registered" 2 "$(wc -l <"$folder/greetings")"
provided() { navhost_call entry.get "$(navhost_object "entry=$page")" | jq -e .content; }
wait_for provided
expect "and gives content" '{"id":7}' "$(provided | jq -c .)"

printf '%s passed, %s failed\n' "$passed" "$failed"
[ "$failed" -eq 0 ]
