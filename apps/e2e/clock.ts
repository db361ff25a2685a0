import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const SCRIPT = join(import.meta.dirname, '../../tools/test/five-minutes-pass.ts');

/** Moves a person's messages and open pages five minutes into the past. */
export const fiveMinutesPass = (email: string): void => void execFileSync(process.execPath, [SCRIPT, email]);
