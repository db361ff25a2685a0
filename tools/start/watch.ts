import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { remotes } from '../build/applications.ts';
import { shipRemotes, shipShell } from '../build/site.ts';
import { type Built, watchedFolder } from '../build/watched.ts';
import { endOnExit } from '../services/guard.ts';
import { fromRoot } from '../webpack/from-root.ts';
import type { Product } from './product.ts';
import type { Progress } from './progress.ts';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** Version of a watched remote: one folder that is overwritten and not cached. */
export const WATCHED_VERSION = 'watched';

export function startWatch(product: Product, state: State, progress: Progress, names: readonly string[]): void {
  const wanted = names.length > 0 ? names : ['api', 'shell', ...remotes()];
  for (const name of wanted) {
    if (!existsSync(fromRoot(`apps/${name}`))) throw new Refusal(`There’s no application named ${name} in apps.`);
  }
  const env = { ...process.env, REMOTE_VERSION: WATCHED_VERSION };
  progress.say(`Watching ${wanted.join(', ')}.`);

  const newest = new Map<string, Built>();
  // One process each, so that a change in both builds in parallel.
  for (const side of [wanted.filter((name) => name === 'api'), wanted.filter((name) => name !== 'api')]) {
    if (side.length === 0) continue;
    const child = fork(fromRoot('tools/build/watch.ts'), side, { env, cwd: fromRoot('.') });
    if (child.pid) endOnExit(child.pid);
    let last = Promise.resolve();
    child.on('message', (built: Built) => {
      newest.set(built.name, built);
      last = last.then(() => take(built)).catch((error: Error) => progress.say(error.message));
    });
  }

  async function take(built: Built): Promise<void> {
    const { name, savedAt, errors } = built;
    if (errors) return progress.say(errors);
    // A newer build arrived meanwhile.
    if (newest.get(name) !== built) return;
    const folder = watchedFolder(name);
    const site = state.place('site');
    if (name === 'api') {
      // The first build equals Nx's, which is already running.
      if (savedAt === undefined) return;
      await product.server.restartFrom(folder);
    } else if (name === 'shell') await shipShell(folder, site);
    else await shipRemotes({ [name]: folder }, site);
    if (savedAt === undefined) return;
    product.web.reload();
    progress.say(`  ${name} is live ${((Date.now() - savedAt) / 1000).toFixed(1)} s after saving`);
  }
}
