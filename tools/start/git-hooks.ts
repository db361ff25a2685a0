import { spawnSync } from 'node:child_process';
import { fromRoot } from '../webpack/from-root.ts';

/** Enables the repository's git hooks, except in tests or if other hooks are configured. */
export function enableGitHooks(): void {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' });
  if (process.env['CI'] || process.env['CASEWRIGHT_STATE'] || git('config', 'core.hooksPath').status !== 1) return;
  git('config', 'core.hooksPath', '.githooks');
}
