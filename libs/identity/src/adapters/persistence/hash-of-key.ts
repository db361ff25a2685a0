import { createHash } from 'node:crypto';

/** Addresses of strangers are not stored. */
export const hashOfKey = (whose: string): string => createHash('sha256').update(whose).digest('base64url');
