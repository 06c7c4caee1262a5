#!/bin/sh
# A small complete module in shell: `clock`, a face and an alarm.
#
# It answers questions about its entries with the time. Given the name of another module's type, it goes there when it
# is asked {"open":"next"}; it does not know who provides that type.
set -u
. "$(dirname "$0")/../navhost.sh"

next=${1:-}

answer() {
    case $(printf '%s' "$1" | jq -c '.message') in
        '{"get":"title"}') printf '%s' "$1" | jq -c 'if .type == "clock.alarm" then "Alarm" else "Clock" end' ;;
        '{"get":"time"}') date +'"%H:%M"' ;;
        '{"open":"next"}') [ -n "$next" ] && navhost_navigate "$next" | jq -c '{entry}' ;;
        *) return 1 ;;
    esac
}

navhost_module clock '[{"type":"clock.face","title":"Clock","method":"managedCover"},{"type":"clock.alarm","title":"Alarm","method":"sheet"}]' answer
