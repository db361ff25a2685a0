import { createHash } from 'node:crypto';

/** Hashes keys, so that strangers' addresses are not stored. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
