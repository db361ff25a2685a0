import { execa } from 'execa';
import { endOnExit } from '../services/guard.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { Refusal } from './refusal.ts';

/** Runs a program. @returns its output @throws Refusal with its output if it fails */
export async function once(what: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const program = execa(process.execPath, args, {
    cwd: fromRoot('.'),
    env,
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: true,
  });
  const release = program.pid ? endOnExit(program.pid, { withGroup: true }) : () => {};
  const { failed, all } = await program;
  release();
  if (failed) throw new Refusal(`${all.trim()}\n\n${what} failed. See above.`);
  return all;
}
