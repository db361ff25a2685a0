import { spawn } from 'node:child_process';
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
  const child = spawn(process.execPath, args, {
    cwd: fromRoot('.'),
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const release = endWithMe(child.pid ?? 0, { withGroup: true });
  const group = identityOf(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const deadlineMs = stageDeadlineMs();
  const deadline = setTimeout(() => {
    output += `\nIt did not end within ${Math.round(deadlineMs / 60_000)} minutes.\n`;
    // Who was started in a group of its own may hold them still.
    child.stdout.destroy();
    child.stderr.destroy();
    if (group) void endProcess(group, 'SIGKILL', 0, true);
  }, deadlineMs);
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearTimeout(deadline);
  release();
  return { isGood: code === 0, output };
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
