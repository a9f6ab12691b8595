#!/bin/sh
# build.sh <program>: builds the OpenTelemetry collector, as /usr/local/bin/otelcol. Debian 12 has none; Debian
# unstable has its parts. Their packages are read from a folder of its own and not installed: 330 MB from the
# network, 2 GB of disk meanwhile, and 100 seconds of a core.
set -eu
program=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"

mkdir -p "$work/lists/partial" "$work/archives/partial"
: > "$work/status"
keys=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$keys] http://deb.debian.org/debian sid main" > "$work/sources.list"
cat > "$work/apt.conf" << END
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::Etc::preferencesparts "/dev/null";
Dir::State::lists "$work/lists";
Dir::State::status "$work/status";
Dir::Cache "$work";
APT::Install-Recommends "false";
END
export APT_CONFIG="$work/apt.conf"
apt-get -qq update
apt-get -qq -y --download-only install golang-go golang-opentelemetry-collector-dev > /dev/null
for each in "$work"/archives/golang*.deb; do dpkg -x "$each" "$work/root"; done
version=$(dpkg-deb -f "$work"/archives/golang-opentelemetry-collector-dev_*.deb Version)

# As Debian builds its own programs: every package from one folder of sources.
export HOME="$work" GOROOT="$work/root/usr/lib/go" GOPATH="$work/root/usr/share/gocode"
export GOCACHE="$work/cache" GO111MODULE=off GOTOOLCHAIN=local GOFLAGS= CGO_ENABLED=0
"$GOROOT/bin/go" build -trimpath -ldflags "-s -w -X main.version=$version" -o "$program" "$here/main.go"
"$program" --version
