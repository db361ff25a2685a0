import { spawn } from 'node:child_process';
import { endWithMe } from '../services/guard.ts';
import { fromRoot } from '../webpack/from-root.ts';

export interface Finished {
  readonly isGood: boolean;
  /** What was said on both outputs, in the order in which it came. */
  readonly output: string;
}

/** Several times as long as the longest stage takes, at full counts and else. */
const patienceMinutes = (): number => (process.env['SOAK'] ? 180 : 25);

/** Runs one of the packages' programs, or a script, on the Node that runs this. One that does not end is ended, and has failed. */
export async function command(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const child = spawn(process.execPath, args, {
    cwd: fromRoot('.'),
    env: { ...process.env, NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const letGo = endWithMe(child.pid ?? 0, { withGroup: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const minutes = patienceMinutes();
  const patience = setTimeout(() => {
    output += `\nIt did not end within ${minutes} minutes.\n`;
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    // Who was started in a group of its own may hold them still.
    child.stdout.destroy();
    child.stderr.destroy();
  }, minutes * 60_000);
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearTimeout(patience);
  letGo();
  return { isGood: code === 0, output };
}

/** The program that a package brings. */
export const bin = (name: string): string => `node_modules/.bin/${name}`;

/** TypeScript's native compiler, four times as fast. The linter and Nx need the older one, which is reached through its own API. */
export const TYPE_CHECK = 'node_modules/typescript-native/bin/tsc';

/** Does `work` for each of `items`, two at a time: the machines that this runs on have two cores. */
export async function twoAtATime<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items.entries()];
  const results: Result[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
