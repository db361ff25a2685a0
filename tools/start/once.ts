import { spawn } from 'node:child_process';
import { endWithMe } from '../services/guard.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Refusal } from './refusal.ts';

/**
 * Runs a program to its end, and answers what it printed.
 * @throws Refusal with all that it printed, when it fails
 */
export async function once(what: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const options = { cwd: fromRoot('.'), env, stdio: ['ignore', 'pipe', 'pipe'], detached: true } as const;
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const release = child.pid ? endWithMe(child.pid, { withGroup: true }) : () => {};
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  release();
  if (code !== 0) throw new Refusal(`${printed.trim()}\n\n${what} failed. See above.`);
  return printed;
}
