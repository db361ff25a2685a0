import { readFileSync } from 'node:fs';

const FILE = new URL('../../docker/nginx/security-headers.conf', import.meta.url);

/** Read from nginx's configuration. */
export function securityHeaders(): Readonly<Record<string, string>> {
  const lines = readFileSync(FILE, 'utf8').matchAll(/^add_header (\S+) "(.+)" always;$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}
