#!/bin/sh
# Writes nginx's list of proxies in front of it, whose X-Forwarded-For is believed: addresses or networks, with commas between.
set -eu
proxies=${TRUSTED_PROXIES:-}
target=${1:-/etc/nginx/conf.d/01-real-ip.conf}
{
    echo 'real_ip_header X-Forwarded-For;'
    echo 'real_ip_recursive on;'
    for proxy in $(echo "$proxies" | tr ',' ' '); do echo "set_real_ip_from $proxy;"; done
} > "$target"
