#!/bin/sh
# Terminates TLS here if there is a certificate. Without one, a TLS proxy does so in front.
set -eu
folder=${1:-/etc/nginx/tls}
target=${2:-/etc/nginx/listen.d/tls.conf}
mkdir -p "$(dirname "$target")"
if [ ! -f "$folder/fullchain.pem" ]; then
    rm -f "$target"
    exit 0
fi
cat > "$target" <<TLS
listen 8443 ssl;
ssl_certificate "$folder/fullchain.pem";
ssl_certificate_key "$folder/privkey.pem";
ssl_protocols TLSv1.2 TLSv1.3;
ssl_session_cache shared:tls:10m;
ssl_session_tickets off;
TLS
