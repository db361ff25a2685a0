import { spawnSync } from 'node:child_process';
import { fromRoot } from '../webpack/from-root.ts';

const SOAK_ONLY = 'in `npm run soak`, and when its files change';

/** Why a proof is left out now: it belongs to the soak, and nothing under `paths` has changed. False when it is to run. */
export const leftToSoak = (...paths: readonly string[]): string | false =>
  process.env['SOAK'] || hasChanged(paths) ? false : SOAK_ONLY;

/** In the work tree, on this branch, or by the last commit of main. */
function hasChanged(paths: readonly string[]): boolean {
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'main');
  return git('diff', '--name-only', base && base !== head ? base : 'HEAD~1', '--', ...paths) !== '';
}

/** What git prints; nothing where there is no such commit. */
function git(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' }).stdout.trim();
}
