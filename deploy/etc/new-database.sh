#!/bin/sh
# Patroni runs this once, on the first primary, with the address of its superuser.
set -eu
psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 "$1" <<'SQL'
create role kopa login password '@KOPA_PASSWORD@';
-- PgBouncer passes over the limits that the server asks for.
alter role kopa set statement_timeout = '30s';
alter role kopa set lock_timeout = '15s';
alter role kopa set idle_in_transaction_session_timeout = '60s';
create database kopa owner kopa;
SQL
