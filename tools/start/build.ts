import { readFileSync } from 'node:fs';
import { fromRoot } from '../webpack/from-root.ts';
import { once } from './once.ts';

const NX = 'node_modules/.bin/nx';

/**
 * Set by who has just built everything, for those it starts: Nx puts what is built in its place anew even when nothing has
 * changed, and takes it away for a moment from whoever is about to run it.
 */
export const IS_BUILT = 'CASEWRIGHT_IS_BUILT';

/** Builds what has changed since it was last built, and answers how much that was. */
export async function buildWhatChanged(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (process.env[IS_BUILT]) return 'skipped';
  const printed = await nx(['run-many', '-t', 'build', '--parallel=2'], env);
  const [, all] = /target build for (\d+) project/.exec(printed) ?? [];
  const [, unchanged = '0'] = /cache instead of running the command for (\d+) out of/.exec(printed) ?? [];
  return `${Number(all) - Number(unchanged)} of ${all} applications rebuilt`;
}

/** Builds the application in `apps/<folder>`. */
export async function buildOne(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (process.env[IS_BUILT]) return 'skipped';
  const { name } = JSON.parse(readFileSync(fromRoot(`apps/${folder}/package.json`), 'utf8')) as { name: string };
  return nx(['run', `${name}:build`], env);
}

/** Without its daemon, since nothing may be left behind. */
const nx = (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> =>
  once('The build', [NX, ...args, '--outputStyle=static'], {
    ...env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  });
