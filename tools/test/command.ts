import { execa } from 'execa';
import pLimit from 'p-limit';
import { NX_ENV } from '../nx/env.ts';
import { endProcess } from '../services/end-process.ts';
import { endOnExit } from '../services/guard.ts';
import { identityOf } from '../services/process-identity.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { stageDeadlineMs } from './deadline.ts';

export interface Finished {
  readonly isGood: boolean;
  /** Both outputs, interleaved. */
  readonly output: string;
}

/** Runs a package's program or a script on this Node. Kills it at the deadline, which counts as a failure. */
export async function command(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const child = execa(process.execPath, args, {
    cwd: fromRoot('.'),
    env: { ...NX_ENV, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: true,
  });
  const release = endOnExit(child.pid ?? 0, { withGroup: true });
  const group = identityOf(child.pid ?? 0);
  const deadlineMs = stageDeadlineMs();
  let late = '';
  const deadline = setTimeout(() => {
    late = `\nIt did not end within ${Math.round(deadlineMs / 60_000)} minutes.\n`;
    // Detached children may keep the pipes open.
    child.all.destroy();
    if (group) void endProcess(group, 'SIGKILL', 0, true);
  }, deadlineMs);
  const { failed, all } = await child;
  clearTimeout(deadline);
  release();
  return { isGood: !failed, output: all + late };
}

export const bin = (name: string): string => `node_modules/.bin/${name}`;

/** TypeScript's native compiler, four times as fast. The linter and Nx use the older one through its API. */
export const TYPE_CHECK = 'node_modules/typescript-native/bin/tsc';

/** Limits concurrency to the two cores of the reference machine. */
export function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(2);
  return Promise.all(items.map((item) => limit(() => work(item))));
}
