#!/bin/sh
# Makes the bucket for photos, once the store runs.
set -eu
key=$(sed -n 's/^STORE_SECRET=//p' /etc/kopa/secrets.env)
exec swift -A http://127.0.0.1:8085/auth/v1.0 -U kopa:photos -K "$key" post photos
