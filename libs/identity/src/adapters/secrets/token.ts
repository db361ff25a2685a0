import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Opaque: it says nothing, and nobody guesses it. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What we keep of a token: whoever reads our database opens nothing with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
