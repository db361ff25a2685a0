import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOnExit } from './guard.ts';

const OTHERS_MAY_PASS = 0o711;

/** Removed when this process ends, even by kill -9. PostgreSQL's user can traverse it. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `casewright-${name}-`));
  chmodSync(folder, OTHERS_MAY_PASS);
  removeOnExit(folder);
  return folder;
}
