import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { remotes } from '../build/applications.ts';
import { shipRemotes, shipShell } from '../build/site.ts';
import { type Built, watchedFolder } from '../build/watched.ts';
import { endWithMe } from '../services/guard.ts';
import { fromRoot } from '../webpack/from-root.ts';
import type { Product } from './product.ts';
import type { Progress } from './progress.ts';
import { Refusal } from './refusal.ts';
import type { State } from './state.ts';

/** A remote's own version while it is watched: one folder, overwritten, which browsers are told not to keep. */
const WATCHED_VERSION = 'watched';

/** Has changes of the named applications, or of all, in the running product as soon as they are saved. */
export function startWatch(product: Product, state: State, progress: Progress, names: readonly string[]): void {
  const wanted = names.length > 0 ? names : ['api', 'shell', ...remotes()];
  for (const name of wanted) {
    if (!existsSync(fromRoot(`apps/${name}`))) throw new Refusal(`There is no application ${name} in apps.`);
  }
  const env = { ...process.env, REMOTE_VERSION: WATCHED_VERSION };
  const child = fork(fromRoot('tools/build/watch.ts'), wanted, { env, cwd: fromRoot('.') });
  if (child.pid) endWithMe(child.pid);
  progress.say(`Watching ${wanted.join(', ')}.`);

  const seen = new Set<string>();
  let last = Promise.resolve();
  child.on('message', (built: Built) => {
    last = last.then(() => take(built)).catch((error: unknown) => progress.say(String(error)));
  });

  async function take({ name, seconds, errors }: Built): Promise<void> {
    if (errors) return progress.say(errors);
    const since = performance.now();
    const folder = watchedFolder(name);
    const site = state.place('site');
    const isFirst = !seen.has(name);
    seen.add(name);
    if (name === 'api') {
      // Started from what Nx built a moment ago, which is the same.
      if (isFirst) return;
      await product.server.restartFrom(folder);
    } else if (name === 'shell') shipShell(folder, site);
    else shipRemotes({ [name]: folder }, site);
    if (isFirst) return;
    product.web.reload();
    progress.say(`  ${name} is live ${(seconds + (performance.now() - since) / 1000).toFixed(1)} s after it was saved`);
  }
}
