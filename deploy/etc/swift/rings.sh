#!/bin/sh
# Where the store keeps what: one disk here. With three machines: three replicas, and an `add` for each disk.
set -eu
cd "$(dirname "$0")"
for each in object:6200 container:6201 account:6202; do
  ring=${each%:*}.builder
  swift-ring-builder "$ring" create 8 1 1
  swift-ring-builder "$ring" add "r1z1-127.0.0.1:${each#*:}/disk" 1
  swift-ring-builder "$ring" rebalance
done
