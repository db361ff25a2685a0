import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';

const FILE = fromRoot('tools/test/last-soak.json');

interface Soak {
  readonly commit: string;
  /** ISO date. */
  readonly date: string;
  readonly passed: number;
  readonly failed: number;
  readonly minutes: number;
}

/** Writes the result of a soak, to be committed. */
export function noteSoak(result: Pick<Soak, 'passed' | 'failed' | 'minutes'>): void {
  const commit = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: fromRoot('.'), encoding: 'utf8' });
  const soak: Soak = { commit: commit.stdout.trim(), date: new Date().toISOString().slice(0, 10), ...result };
  writeFileSync(FILE, `${JSON.stringify(soak, null, 2)}\n`);
}

export function lastSoak(): string {
  if (!existsSync(FILE)) return 'Last soak: none yet. Run `npm run soak`.';
  const { commit, date, passed, failed, minutes } = JSON.parse(readFileSync(FILE, 'utf8')) as Soak;
  return `Last soak: ${commit} on ${date}, ${passed} passed, ${failed} failed, ${minutes} minutes.`;
}
