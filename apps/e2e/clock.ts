import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../tools/test/five-minutes-pass.ts');

/** For what happened to a person: messages that arrived, and pages that were open. */
export const fiveMinutesPass = (email: string): void => void execFileSync(process.execPath, [SCRIPT, email]);
