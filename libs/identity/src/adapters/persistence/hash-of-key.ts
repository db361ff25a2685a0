import { createHash } from 'node:crypto';

/** Hashes keys, so that strangers' addresses are not stored. */
export const hashOfKey = (whose: string): string => createHash('sha256').update(whose).digest('base64url');
