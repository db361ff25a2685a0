import { resolve } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';
import { remotes } from './applications.ts';
import { keepRemotes, shipRemotes, shipShell } from './site.ts';

/** Publishes shell and remotes as they were last built: `node tools/build/publish.ts <site>`. */
export function publish(site: string): void {
  keepRemotes(remotes(), site);
  // First, since remotes may require what only this shell provides.
  shipShell(fromRoot('dist/shell'), site);
  shipRemotes(Object.fromEntries(remotes().map((name) => [name, fromRoot(`dist/${name}`)])), site);
}

if (import.meta.main) {
  const [site] = process.argv.slice(2);
  if (!site) throw new Error('Where to? node tools/build/publish.ts <site>');
  publish(resolve(site));
}
