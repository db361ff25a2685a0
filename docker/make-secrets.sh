#!/bin/sh
# Creates the missing files in docker/secrets that the composition reads: random passwords, and the three that others
# give you, from the environment or typed in. Only the folder is private, since containers read the files as other users.
set -eu
folder=${1:-"$(dirname "$0")/secrets"}
mkdir -p "$folder"
chmod 700 "$folder"

keep() {
    printf '%s' "$2" > "$folder/$1"
    chmod 444 "$folder/$1"
}

for name in app_secret postgres_password owner_password application_password reader_password redis_password; do
    [ -s "$folder/$name" ] || keep "$name" "$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')"
done

ask() {
    [ -s "$folder/$1" ] && return
    value=$3
    if [ -z "$value" ]; then
        printf '%s: ' "$2" >&2
        read -r value
    fi
    keep "$1" "$value"
}
ask smtp_url 'SMTP_URL, smtp://… of your mail server' "${SMTP_URL:-}"
ask stripe_secret_key 'STRIPE_SECRET_KEY, of your Stripe account' "${STRIPE_SECRET_KEY:-}"
ask stripe_webhook_secret 'STRIPE_WEBHOOK_SECRET, of the endpoint /api/stripe/webhook' "${STRIPE_WEBHOOK_SECRET:-}"
