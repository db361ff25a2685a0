import { createHash } from 'node:crypto';
import { canonicalJson } from '@casewright/rules';

/** SHA-256 of the canonical JSON, as hexadecimal digits. */
export const hashOf = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');
