import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../apps/shell/src/remotes/place.ts';
import { STATIC_FOLDER } from '../webpack/static-file.ts';
import { replaceFile } from './replace-file.ts';

/** Where the operator finds source maps: beside the site, where no browser can ask for them. */
export const sourceMapsOf = (site: string): string => beside(site, 'source-maps');

/** What pages are rendered from when something is shipped later; beside the site, too. */
export const keptOf = (site: string): string => beside(site, 'rendering');
export const shellOf = (site: string): string => join(keptOf(site), 'shell');
export const keptFor = (site: string, name: string, version: string): string =>
  join(keptOf(site), folderOf(name, version));

/** A copy of a part of a site, as of a bucket, does not: public pages then stay as they are. */
export const knowsShell = (site: string): boolean => existsSync(shellOf(site));

const beside = (site: string, what: string): string => `${site.replace(/\/+$/, '')}.${what}`;

/** Keeps what renders the pages of the build in `from`, and its page. */
export function keepForRendering(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const name of [STATIC_FOLDER, 'index.html'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
}

/** Where users reach the product: as told now, or else the last time. */
export function keptPublicUrl(
  site: string,
  { publicUrl }: { readonly publicUrl?: string | undefined } = {},
): string | undefined {
  const file = join(keptOf(site), 'public-url');
  if (publicUrl) replaceFile(file, publicUrl);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const isSourceMap = (file: string): boolean => /\.map(\.br|\.gz)?$/.test(file);

/** All but source maps, and what only renders pages. */
export const copyPublic = (from: string, to: string, isWanted: (file: string) => boolean = () => true): void =>
  cpSync(from, to, {
    recursive: true,
    filter: (file) => !isSourceMap(file) && file !== join(from, STATIC_FOLDER) && isWanted(file),
  });

export const copySourceMaps = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => isSourceMap(file) || statSync(file).isDirectory() });
