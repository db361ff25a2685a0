import { readFileSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';

/** RFC 9116 recommends less than a year. Publishing again renews it. */
const VALID_DAYS = 350;

/** Where to report a weakness, for programs that look at `/.well-known/security.txt`. */
export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${mailbox()}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}

/** Read as text: that package is built for bundlers. */
function mailbox(): string {
  const [, email] = /securityEmail: '(.+)'/.exec(readFileSync(fromRoot('libs/rules/src/brand.ts'), 'utf8')) ?? [];
  if (!email) throw new Error('brand.ts does not say securityEmail.');
  return email;
}
