#!/bin/sh
# Run by the PostgreSQL image when it creates the database.
set -eu
secret() { cat "/run/secrets/$1"; }
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -f /etc/casewright/roles.sql
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -v database="$POSTGRES_DB" \
    -v owner="$(secret owner_password)" -v application="$(secret application_password)" \
    -v reader="$(secret reader_password)" <<'SQL'
alter database :"database" owner to casewright_owner;
alter role casewright_owner password :'owner';
alter role casewright_application password :'application';
alter role casewright_reader password :'reader';
SQL
