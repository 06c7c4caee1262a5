#!/bin/sh
# cart: the review of an order. Its role is `order`, for those whose screens make sense over one only.
set -u
. "$(dirname "$0")/../../../clients/shell/navhost.sh"

destinations='[{"type":"cart.review","provides":true,"roles":["order"],
    "arguments":{"type":"object","required":["product","amount"],"properties":{"product":{"type":"integer"},"amount":{"type":"integer"}}}}]'

answer() {
    printf '%s' "$1" | jq -c '"Order of product \(.arguments.product)"'
}

provide() {
    printf '%s' "$1" | jq -c '[.entries[].arguments | {content: {screen: 1, title: "Your order", summary: "Product \(.product) for \(.amount).",
        blocks: [{block: "list", items: [{id: "\(.product)", title: "Product \(.product)", value: "\(.amount)"}]},
            {block: "facts", id: "total", facts: [{label: "Total", value: "\(.amount)"}]}]}}]'
}

navhost_module cart "$destinations" answer type.provide provide
