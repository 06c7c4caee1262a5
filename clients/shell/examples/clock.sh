#!/bin/sh
# A small complete module in shell: `clock`, a face and an alarm, a menu in a drawer, and a toast that closes by itself.
#
# It answers questions about its entries with the time. Given the name of another module's type, it goes there when it
# is asked {"open":"next"}; it does not know who provides that type.
set -u
. "$(dirname "$0")/../navhost.sh"

next=${1:-}

answer() {
    case $(printf '%s' "$1" | jq -c '.message') in
        '{"get":"title"}') printf '%s' "$1" | jq -c '{"clock.alarm": "Alarm", "clock.menu": "Menu", "clock.rang": "It rang"}[.type] // "Clock"' ;;
        '{"get":"time"}') date +'"%H:%M"' ;;
        '{"open":"next"}') [ -n "$next" ] && navhost_navigate "$next" | jq -c '{entry}' ;;
        *) return 1 ;;
    esac
}

# Drawer and toast are own methods of presentation. Other modules may use them, or define the same.
navhost_module clock '{
    "destinations": [
        {"type":"clock.face","title":"Clock","method":"managedCover"},
        {"type":"clock.alarm","title":"Alarm","method":"sheet"},
        {"type":"clock.menu","title":"Menu","method":"drawer"},
        {"type":"clock.rang","title":"It rang","method":"toast"}
    ],
    "presentations": [{"method":"drawer","hasPath":true}, {"method":"toast","exclusive":false,"closesAfter":4}]
}' answer
