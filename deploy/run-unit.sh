#!/bin/sh
# run-unit.sh <unit> [root]: runs what a unit of systemd runs, as kopa-etcd@a, where there is no systemd: in a
# container, or below another root in the tests.
set -eu
name=$1
root=${2:-}
units=$(dirname "$0")/systemd
[ -z "$root" ] || units=$root/etc/systemd/system
case $name in *@*) file=${name%%@*}@.service ;; *) file=$name.service ;; esac
unit=$(sed "s#%i#${name#*@}#g" "$units/$file")
all() { printf '%s\n' "$unit" | sed -n "s#^$1=##p"; }

account=$(all User)
id "$account" > /dev/null 2>&1 || account=$(id -un)
own() {
  mkdir -p "$1"
  chmod 700 "$1"
  chown "$account" "$1"
}
for each in $(all StateDirectory); do own "$root/var/lib/$each"; done
for each in $(all RuntimeDirectory); do own "$root/run/$each"; done

for each in $(all EnvironmentFile); do
  while IFS= read -r line; do
    case $line in '' | '#'*) ;; *) export "$line" ;; esac
  done < "$each"
done
for each in $(all Environment); do export "$each"; done
cd "$(all WorkingDirectory | grep . || echo /)"
# The names in ExecStart are filled in by the shell, as systemd would.
eval "exec setpriv --reuid $account --regid $(id -gn "$account") --init-groups -- $(all ExecStart)"
