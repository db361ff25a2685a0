import { resolve } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';
import { remotes } from './applications.ts';
import { keepRemotes, shipRemotes, shipShell } from './site.ts';

/** Puts shell and remotes, as they were last built, into the folder `site`: `node tools/build/publish.ts <site>`. */
export function publish(site: string): void {
  keepRemotes(remotes(), site);
  shipRemotes(Object.fromEntries(remotes().map((name) => [name, fromRoot(`dist/${name}`)])), site);
  shipShell(fromRoot('dist/shell'), site);
}

if (import.meta.main) {
  const [site] = process.argv.slice(2);
  if (!site) throw new Error('Where to? node tools/build/publish.ts <site>');
  publish(resolve(site));
}
