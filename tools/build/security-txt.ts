import { BRAND } from './brand.ts';

/** RFC 9116 recommends less than a year. Renewed at each publication. */
const VALID_DAYS = 350;

export function securityTxt(now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${BRAND.securityEmail}`,
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
