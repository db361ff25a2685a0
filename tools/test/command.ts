import { execa } from 'execa';
import pLimit from 'p-limit';
import { endProcess } from '../services/end-process.ts';
import { endWithMe } from '../services/guard.ts';
import { identityOf } from '../services/process-identity.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { stageDeadlineMs } from './deadline.ts';

export interface Finished {
  readonly isGood: boolean;
  /** What was said on both outputs, in the order in which it came. */
  readonly output: string;
}

/** Runs one of the packages' programs, or a script, on the Node that runs this. One that does not end is ended, and has failed. */
export async function command(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const child = execa(process.execPath, args, {
    cwd: fromRoot('.'),
    env: { NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: true,
  });
  const release = endWithMe(child.pid ?? 0, { withGroup: true });
  const group = identityOf(child.pid ?? 0);
  const deadlineMs = stageDeadlineMs();
  let late = '';
  const deadline = setTimeout(() => {
    late = `\nIt did not end within ${Math.round(deadlineMs / 60_000)} minutes.\n`;
    // Who was started in a group of its own may hold them still.
    child.all.destroy();
    if (group) void endProcess(group, 'SIGKILL', 0, true);
  }, deadlineMs);
  const { failed, all } = await child;
  clearTimeout(deadline);
  release();
  return { isGood: !failed, output: all + late };
}

/** The program that a package brings. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;

/** TypeScript's native compiler, four times as fast. The linter and Nx need the older one, which is reached through its own API. */
export const TYPE_CHECK = 'node_modules/typescript-native/bin/tsc';

/** Does `work` for each of `items`, two at a time: the machines that this runs on have two cores. */
export function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const limit = pLimit(2);
  return Promise.all(items.map((item) => limit(() => work(item))));
}
