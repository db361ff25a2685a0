import { spawnSync } from 'node:child_process';
import { fromRoot } from '../webpack/from-root.ts';

const SOAK_ONLY = 'in `npm run soak`, and when its files change';

/** Reason to skip a test that only runs in the soak, since nothing under `paths` changed; false to run it. */
export const onlyInSoak = (...paths: readonly string[]): string | false =>
  process.env['SOAK'] || hasChanged(paths) ? false : SOAK_ONLY;

/** In the work tree, on this branch, or in main's last commit. */
function hasChanged(paths: readonly string[]): boolean {
  const head = git('rev-parse', 'HEAD');
  const base = git('merge-base', 'HEAD', 'main');
  return git('diff', '--name-only', base && base !== head ? base : 'HEAD~1', '--', ...paths) !== '';
}

/** Empty if the commit does not exist. */
function git(...args: readonly string[]): string {
  return spawnSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' }).stdout.trim();
}
