#!/bin/sh
# Writes what depends on the environment: the host of PUBLIC_URL, the proxies in TRUSTED_PROXIES (addresses or networks,
# comma-separated), and TLS if there is a certificate. Without one, a trusted TLS proxy terminates it in front.
set -eu
target=${1:-/tmp/nginx}
tls=${2:-/etc/nginx/tls}
mkdir -p "$target"

proxies=$(echo "${TRUSTED_PROXIES:-}" | tr ',' ' ')
{
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
    for proxy in $proxies; do echo "set_real_ip_from $proxy;"; done
    echo 'geo $realip_remote_addr $is_trusted_proxy {'
    echo '    default 0;'
    for proxy in $proxies; do echo "    $proxy 1;"; done
    echo '}'
} > "$target/proxies.conf"

host=${PUBLIC_URL#*://}
host=${host%%/*}
echo "server_name ${host%%:*};" > "$target/host.conf"

: > "$target/tls.conf"
: > "$target/tls-of-others.conf"
if [ -f "$tls/fullchain.pem" ]; then
    cat > "$target/tls.conf" <<TLS
listen 8443 ssl;
ssl_certificate "$tls/fullchain.pem";
ssl_certificate_key "$tls/privkey.pem";
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_session_cache shared:tls:10m;
ssl_session_tickets off;
TLS
    cat > "$target/tls-of-others.conf" <<TLS
listen 8443 ssl default_server;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_reject_handshake on;
TLS
fi
