import { createHash } from 'node:crypto';
import type { Config } from '../config/config';

type Headers = Readonly<Record<string, string>>;

/** Security headers of every answer, built once: building them per request costs a tenth of it. */
export function securityHeaders({ isProduction }: Config): Readonly<Record<'ofData' | 'ofPages', Headers>> {
  const ofAll = {
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    ...(isProduction && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
  // These concern documents only.
  const ofPages = {
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
  };
  return {
    ofData: { ...ofAll, 'content-security-policy': policy(NOTHING) },
    ofPages: { ...ofAll, ...ofPages, 'content-security-policy': policy(OWN_FILES) },
  };
}

/** Data is never shown as a page; the pages for operators run their own files only. */
const NOTHING = ["default-src 'none'", "base-uri 'none'"];
const OWN_FILES = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'self'",
];
const policy = (sources: readonly string[]): string =>
  [...sources, "form-action 'none'", "frame-ancestors 'none'"].join('; ');

/** The policy of a page that an address answers with: nothing but its own style, and forms back to us. */
export const policyOfForm = (style: string): string =>
  [
    ...NOTHING,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
