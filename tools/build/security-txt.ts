import { BRAND } from './brand.ts';

/** RFC 9116 recommends less than a year. Publishing again renews it. */
const VALID_DAYS = 350;

/** Where to report a weakness, for programs that look at `/.well-known/security.txt`. */
export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${BRAND.securityEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
