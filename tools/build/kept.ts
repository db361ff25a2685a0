import { cpSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../../apps/shell/src/remotes/place.ts';
import { STATIC_FOLDER } from '../webpack/static-file.ts';
import { replaceFile } from './replace-file.ts';

/** Source maps, beside the site so that browsers can't request them. */
export const sourceMapsOf = (site: string): string => beside(site, 'source-maps');

/** Files needed to prerender pages at a later publication, beside the site. */
export const keptOf = (site: string): string => beside(site, 'rendering');
export const shellOf = (site: string): string => join(keptOf(site), 'shell');
export const keptFor = (site: string, name: string, version: string): string =>
  join(keptOf(site), folderOf(name, version));

/** False for a partial copy of a site, such as a bucket's: public pages then stay unchanged. */
export const knowsShell = (site: string): boolean => existsSync(shellOf(site));

const beside = (site: string, what: string): string => `${site.replace(/\/+$/, '')}.${what}`;

export function keepForRendering(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const name of [STATIC_FOLDER, 'index.html'])
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
}

/** The given URL, or else the one of the last publication. */
export function keptPublicUrl(
  site: string,
  { publicUrl }: { readonly publicUrl?: string | undefined } = {},
): string | undefined {
  const file = join(keptOf(site), 'public-url');
  if (publicUrl) replaceFile(file, publicUrl);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const isSourceMap = (file: string): boolean => /\.map(\.br|\.gz)?$/.test(file);

export const copyPublic = (from: string, to: string, isWanted: (file: string) => boolean = () => true): void =>
  cpSync(from, to, {
    recursive: true,
    filter: (file) => !isSourceMap(file) && file !== join(from, STATIC_FOLDER) && isWanted(file),
  });

export const copySourceMaps = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => isSourceMap(file) || statSync(file).isDirectory() });
