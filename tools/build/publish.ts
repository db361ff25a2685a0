import { resolve } from 'node:path';
import { fromRoot } from '../webpack/from-root.ts';
import { remotes } from './applications.ts';
import { keepRemotes, placeShell, shipRemotes } from './site.ts';

/** `node tools/build/publish.ts <site>` publishes the built shell and remotes. */
export async function publish(site: string, publicUrl: string | undefined): Promise<void> {
  await keepRemotes(remotes(), site);
  // The shell goes first: remotes may require its version.
  placeShell(fromRoot('dist/shell'), site);
  const built = Object.fromEntries(remotes().map((name) => [name, fromRoot(`dist/${name}`)]));
  await shipRemotes(built, site, { publicUrl });
}

if (import.meta.main) {
  const [site] = process.argv.slice(2);
  if (!site) throw new Error('Where to? node tools/build/publish.ts <site>');
  await publish(resolve(site), process.env['PUBLIC_URL']);
}
