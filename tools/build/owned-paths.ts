import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin, ownerOf } from '../../apps/shell/src/remotes/ownership.ts';
import { pageFileOf } from './public-pages.ts';
import type { RemoteRecord, RemoteTable } from './site.ts';

/** Marker file of `/`. Also used in nginx's configuration. */
const HOME = '~';

/** Writes a marker file per owned path, by which nginx knows unknown addresses. Public pages own no paths below. */
export function markOwnedPaths(site: string, table: RemoteTable): void {
  const folder = join(site, '.owned');
  const isMarked = (remote: RemoteRecord, path: string) => !standsAlone(remote, path) || !hasFile(site, path);
  const paths = Object.values(table).flatMap((remote) => remote.paths.filter((path) => isMarked(remote, path)));
  const owned = new Set(paths.map((path) => path.split('/')[1] || HOME));
  mkdirSync(folder, { recursive: true });
  for (const name of owned) writeFileSync(join(folder, name), '');
  for (const name of readdirSync(folder).filter((name) => !owned.has(name))) rmSync(join(folder, name));
}

/** Whether a page may exist at `path`. nginx decides the same by the marker files. */
export function isKnown(site: string, table: RemoteTable, path: string): boolean {
  if (hasFile(site, path)) return true;
  const remote = table[ownerOf(table, path) ?? ''];
  const [claimed] = (remote?.paths ?? []).filter((claim) => isWithin(path, claim)).sort((a, b) => b.length - a.length);
  if (!remote || claimed === undefined) return false;
  return !standsAlone(remote, claimed) || isWithin(claimed, path.replace(/\/+$/, ''));
}

const hasFile = (site: string, path: string): boolean => existsSync(join(site, pageFileOf(path)));

const standsAlone = ({ hasPublicPages, accountPaths = [], deepPaths = [] }: RemoteRecord, path: string): boolean =>
  Boolean(hasPublicPages) && ![...accountPaths, ...deepPaths].includes(path);
