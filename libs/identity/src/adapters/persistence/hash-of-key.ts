import { createHash } from 'node:crypto';

/** An address that somebody typed may be nobody's customer: it is counted without being written down. */
export const hashOfKey = (whose: string): string => createHash('sha256').update(whose).digest('base64url');
