#!/bin/sh
# place.sh [root]: writes the settings into /etc/kopa and the units into /etc/systemd/system. Secrets are made
# at the first time and kept in secrets.env. Under another root all places are below it, /opt/kopa is this
# project, and the accounts must exist all the same.
set -eu
root=${1:-}
here=$(cd "$(dirname "$0")" && pwd)
place=$root/etc/kopa
mkdir -p "$place/swift" "$root/etc/systemd/system"
umask 077

secrets=$place/secrets.env
if [ ! -e "$secrets" ]; then
  for name in SUPERUSER_PASSWORD REPLICATION_PASSWORD KOPA_PASSWORD STORE_SECRET LENDER_SECRET METRICS_TOKEN; do
    value=$(openssl rand -hex 32)
    echo "$name=$value"
  done > "$secrets.part"
  mv "$secrets.part" "$secrets"
fi
[ -e "$place/cluster.env" ] || cp "$here/etc/cluster.env" "$place/cluster.env"

fill=$(sed -n 's|^\([A-Z_]*\)=\(.*\)|s#@\1@#\2#g;|p' "$place/cluster.env" "$secrets")
if [ -n "$root" ]; then
  places="s#/etc/kopa#$root/etc/kopa#g;s#/var/lib/kopa#$root/var/lib/kopa#g;s#/run/kopa#$root/run/kopa#g;s#/opt/kopa#$(dirname "$here")#g"
else
  places=
fi
put() { sed "$fill$places" "$1" > "$2"; }
for each in patroni.yml new-database.sh pgbouncer.ini pgbouncer-users haproxy.cfg prometheus.yml alerts.yml \
  collector.yaml kopa.env node-a.env node-b.env node-c.env; do
  put "$here/etc/$each" "$place/$each"
done
for each in "$here"/etc/swift/*; do put "$each" "$place/swift/${each##*/}"; done
for each in "$here"/systemd/*; do put "$each" "$root/etc/systemd/system/${each##*/}"; done

# Each program reads its own settings, and no other's secrets.
chmod 644 "$root"/etc/systemd/system/kopa* "$place/haproxy.cfg" "$place/alerts.yml" "$place/collector.yaml" \
  "$place/cluster.env" "$place"/node-?.env
chmod 700 "$place/new-database.sh"
chown postgres: "$place/patroni.yml" "$place/new-database.sh" "$place/pgbouncer.ini" "$place/pgbouncer-users"
chown prometheus: "$place/prometheus.yml"
[ -e "$place/swift/object.ring.gz" ] || sh "$place/swift/rings.sh" > /dev/null
chown -R swift: "$place/swift"
