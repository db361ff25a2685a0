import { readFileSync } from 'node:fs';
import { NX_ENV } from '../nx/env.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { once } from './once.ts';

const NX = 'node_modules/.bin/nx';

/** Set for child processes after a build: Nx briefly removes outputs when it restores them, even if nothing changed. */
export const IS_BUILT = 'CASEWRIGHT_IS_BUILT';

/** @returns how much was built */
export async function buildWhatChanged(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (process.env[IS_BUILT]) return 'skipped';
  const printed = await nx(['run-many', '-t', 'build', '--parallel=2'], env);
  const [, all] = /target build for (\d+) project/.exec(printed) ?? [];
  const [, unchanged = '0'] = /cache instead of running the command for (\d+) out of/.exec(printed) ?? [];
  return `${Number(all) - Number(unchanged)} of ${all} applications rebuilt`;
}

export async function buildOne(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (process.env[IS_BUILT]) return 'skipped';
  const { name } = JSON.parse(readFileSync(fromRoot(`apps/${folder}/package.json`), 'utf8')) as { name: string };
  return nx(['run', `${name}:build`], env);
}

const nx = (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> =>
  once('The build', [NX, ...args, '--outputStyle=static'], {
    ...env,
    ...NX_ENV,
    NX_TUI: 'false',
    FORCE_COLOR: '0',
  });
