import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of `/` itself, in nginx's configuration too. */
const HOME = '~';

/** A file for the first part of each path that a remote owns, by which nginx tells pages from unknown addresses. */
export function markOwnedPaths(site: string, paths: readonly string[]): void {
  const folder = join(site, '.owned');
  const owned = new Set(paths.map((path) => path.split('/')[1] || HOME));
  mkdirSync(folder, { recursive: true });
  for (const name of owned) writeFileSync(join(folder, name), '');
  for (const name of readdirSync(folder).filter((name) => !owned.has(name))) rmSync(join(folder, name));
}
