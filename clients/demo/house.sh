#!/bin/sh
# house: the café's own pages in a drawer, with the opening hours and the page of this process, and the sheet on which a
# person chooses the milk.
#
# A client that shows the sheet waits for its result. This module does not know who does.
set -u
. "$(dirname "$0")/../shell/navhost.sh"

destinations='{
    "title": "House",
    "presentations": [{"method":"drawer","hasPath":true}],
    "destinations": [
        {"type":"house.drawer","title":"The café","method":"drawer","provides":true},
        {"type":"house.hours","title":"Opening hours","provides":true},
        {"type":"house.process","title":"This module","provides":true,"messages":{"crash":true},
            "arguments":{"type":"object","properties":{"pid":{"type":"integer"}}}},
        {"type":"house.milk","title":"Milk","method":"sheet","hints":{"detents":["medium","large"]},
            "provides":true,"messages":{"choose":{"required":["item"]}}}
    ]}'

pages='{
    "house.drawer": {
        "content": {"screen":1, "title":"The Lantern", "summary":"A small café by the harbour, since 1987.", "blocks":[
            {"block":"text", "text":"A small café by the harbour, since 1987."},
            {"block":"list", "id":"pages", "items":[
                {"id":"hours", "title":"Opening hours", "detail":"Every day but Monday", "link":"hours"},
                {"id":"process", "title":"This module", "detail":"Crash it, and watch it come back", "link":"process"}]}]},
        "links": [
            {"link":"hours", "label":"Opening hours", "type":"house.hours"},
            {"link":"process", "label":"This module", "type":"house.process"}]},
    "house.hours": {
        "content": {"screen":1, "title":"Opening hours", "summary":"Every day but Monday, from half past seven.", "blocks":[
            {"block":"facts", "facts":[
                {"label":"Monday", "value":"closed", "tone":"quiet"},
                {"label":"Tuesday to Friday", "value":"7:30 to 18:00"},
                {"label":"Saturday, Sunday", "value":"9:00 to 17:00"}]},
            {"block":"text", "text":"The oven goes out an hour before we do.", "tone":"quiet"}]}},
    "house.process": {
        "content": {"screen":1, "title":"This module", "summary":"A shell script that draws the pages of this drawer.", "blocks":[
            {"block":"text", "text":"A shell script draws the pages of this drawer. When it crashes, the host starts it again, and every page is where it was."},
            {"block":"facts", "id":"process", "facts":[{"label":"Process", "value":"\($pid)"}, {"label":"Started", "value":$started}]}],
            "actions":[{"action":"crash", "label":"Crash this module", "role":"destructive",
                "confirm":{"title":"Crash the module?", "text":"Its process gets SIGKILL.", "yes":"Crash it", "no":"Leave it alone"}}]}},
    "house.milk": {
        "content": {"screen":1, "title":"Which milk?", "blocks":[
            {"block":"list", "id":"milks", "items":[
                {"id":"Whole milk", "title":"Whole milk", "detail":"From the Ammer valley", "actions":["choose"]},
                {"id":"Oat milk", "title":"Oat milk", "value":"+ 0.40 €", "actions":["choose"]},
                {"id":"Almond milk", "title":"Almond milk", "detail":"Contains nuts", "value":"+ 0.50 €", "tone":"warning", "actions":["choose"]}]}],
            "actions":[{"action":"choose", "label":"Choose", "role":"primary", "on":"item"}]}}}'
prices='{"Whole milk":0, "Oat milk":40, "Almond milk":50}'
started=$(date +%H:%M:%S)

# The pages are a program of jq, so that the process writes its own id into them.
provide() { # PARAMS
    printf '%s' "$1" | jq -c --argjson pid $$ --arg started "$started" "($pages)[.type] as \$page | [.entries[] | \$page]"
}

answer() { # PARAMS
    case $(printf '%s' "$1" | jq -r .name) in
        crash) kill -KILL $$ ;;
        choose)
            navhost_call entry.close "$(printf '%s' "$1" | jq -c --argjson prices "$prices" \
                '.message.item as $milk | {entry, value: {milk: $milk, extra: $prices[$milk]}}')" >/dev/null && echo null
            ;;
    esac
}

# The pages of the process before this one show its id. With other arguments the host asks for their content again.
registered() {
    navhost_call tree.get | jq -r '.navigators[] | (.root // empty), .path[] | select(.type == "house.process") | .id' | while read -r entry; do
        navhost_call entry.update "$(navhost_object entry="$entry" arguments:="{\"pid\":$$}")" >/dev/null
    done
}
NAVHOST_REGISTERED=registered

navhost_module house "$destinations" answer type.provide provide
