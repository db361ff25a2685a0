#!/bin/sh
# Writes nginx's list of trusted proxies, whose X-Forwarded-For it accepts: addresses or networks, comma-separated.
set -eu
proxies=${TRUSTED_PROXIES:-}
target=${1:-/etc/nginx/conf.d/01-real-ip.conf}
{
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
    for proxy in $(echo "$proxies" | tr ',' ' '); do echo "set_real_ip_from $proxy;"; done
} > "$target"
