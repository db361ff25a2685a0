import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from '../../apps/shell/src/remotes/contract.ts';
import { isWithin } from '../../apps/shell/src/remotes/ownership.ts';
import { folderOf } from '../../apps/shell/src/remotes/place.ts';
import {
  copyPublic,
  copySourceMaps,
  keepForRendering,
  keptFor,
  keptOf,
  keptPublicUrl,
  knowsShell,
  shellOf,
  sourceMapsOf,
} from './kept.ts';
import { NOT_FOUND, notFoundPage } from './not-found.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { markOwnedPaths } from './owned-paths.ts';
import { composePages, placePublicPages } from './public-pages.ts';
import { replaceCompressed, replaceFile } from './replace-file.ts';
import { securityTxt } from './security-txt.ts';
import { ShipHistory } from './ship-history.ts';

/** A remote's entry in the table that the shell reads. */
export interface RemoteRecord {
  readonly version: string;
  /** Version range of `@casewright/web`, such as '^1.2.0'. */
  readonly requires: string;
  readonly paths: readonly string[];
  readonly accountPaths?: readonly string[];
  readonly hasPublicPages?: boolean;
  readonly deepPaths?: readonly string[];
  readonly preload: readonly string[];
}

export const SECURITY_TXT = '.well-known/security.txt';

export type RemoteTable = Readonly<Record<string, RemoteRecord>>;

export interface ShipOptions {
  /** The product's origin. Remembered for later publications. */
  readonly publicUrl?: string | undefined;
}

/** Publishes the shell and re-renders all public pages. Files that open pages use are kept. */
export const shipShell = (built: string, site: string, options: ShipOptions = {}): Promise<void> =>
  oneAtATime(site, () => publishShell(built, site, options));

async function publishShell(built: string, site: string, options: ShipOptions): Promise<void> {
  const publicUrl = keptPublicUrl(site, options);
  const table = readTable(site);
  const folders = Object.fromEntries(
    Object.entries(table).map(([name, { version }]) => [name, keptFor(site, name, version)]),
  );
  const pages = await composePages({ shell: built, table, folders, publicUrl });
  placeShell(built, site);
  placePublicPages(site, { pages, table, names: Object.keys(table), publicUrl });
  markOwnedPaths(site, table);
}

export function placeShell(built: string, site: string): void {
  const pages = ['index.html', 'index.html.br', 'index.html.gz'];
  copyPublic(built, site, (file) => !pages.some((page) => file === join(built, page)));
  copySourceMaps(built, sourceMapsOf(site));
  keepForRendering(built, shellOf(site));
  replaceFile(join(site, SECURITY_TXT), securityTxt(new Date()));
  // Last, after the files they refer to.
  replaceCompressed(join(site, NOT_FOUND), notFoundPage(readFileSync(join(built, 'index.html'), 'utf8')));
  for (const page of pages)
    if (existsSync(join(built, page))) replaceFile(join(site, page), readFileSync(join(built, page)));
}

/** @throws on claims of another remote's paths, an unmet contract, or a public page that can't be rendered */
export const shipRemotes = (
  built: Readonly<Record<string, string>>,
  site: string,
  options: ShipOptions = {},
): Promise<RemoteTable> => oneAtATime(site, () => publishRemotes(built, site, options));

async function publishRemotes(
  built: Readonly<Record<string, string>>,
  site: string,
  options: ShipOptions,
): Promise<RemoteTable> {
  const records = Object.fromEntries(Object.entries(built).map(([name, folder]) => [name, recordIn(folder)]));
  const table = { ...readTable(site), ...records };
  for (const name of Object.keys(records)) {
    refuseForeignPaths(name, table);
    refuseUnmetContract(name, table, site);
  }
  const publicUrl = keptPublicUrl(site, options);
  const pages = await composePages({ shell: shellOf(site), table, folders: built, publicUrl });
  const history = new ShipHistory(site);
  for (const [name, record] of Object.entries(records)) {
    copyPublic(built[name] ?? '', join(site, folderOf(name, record.version)));
    copySourceMaps(built[name] ?? '', join(sourceMapsOf(site), folderOf(name, record.version)));
    keepForRendering(built[name] ?? '', keptFor(site, name, record.version));
    history.add(name, record);
  }
  writeTable(site, table);
  if (knowsShell(site)) placePublicPages(site, { pages, table, names: Object.keys(records), publicUrl });
  markOwnedPaths(site, table);
  for (const name of Object.keys(records)) removeForgottenVersions(name, site, history);
  return records;
}

/** Restores the previous version. @throws if there is none, or if another remote took over one of its paths */
export const shipBack = (name: string, site: string): Promise<RemoteRecord> =>
  oneAtATime(site, () => publishBefore(name, site));

async function publishBefore(name: string, site: string): Promise<RemoteRecord> {
  const history = new ShipHistory(site);
  const previous = history.before(name, readTable(site)[name]?.version);
  if (!previous) throw new Error(`${name} has no version to go back to.`);
  const table = { ...readTable(site), [name]: previous };
  refuseForeignPaths(name, table);
  refuseUnmetContract(name, table, site);
  const publicUrl = keptPublicUrl(site);
  const folders = { [name]: keptFor(site, name, previous.version) };
  const pages = await composePages({ shell: shellOf(site), table, folders, publicUrl });
  writeTable(site, table);
  if (knowsShell(site)) placePublicPages(site, { pages, table, names: [name], publicUrl });
  markOwnedPaths(site, table);
  history.cutAfter(name, previous.version);
  return previous;
}

export const keepRemotes = (names: readonly string[], site: string): Promise<void> =>
  oneAtATime(site, () => {
    const table = readTable(site);
    const kept = Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)));
    if (Object.keys(kept).length === Object.keys(table).length) return;
    writeTable(site, kept);
    markOwnedPaths(site, kept);
  });

export function readTable(site: string): RemoteTable {
  const file = join(site, 'remotes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteTable) : {};
}

const recordIn = (built: string): RemoteRecord =>
  JSON.parse(readFileSync(join(built, 'record.json'), 'utf8')) as RemoteRecord;

function refuseUnmetContract(name: string, table: RemoteTable, site: string): void {
  const complaint = unmetContract(name, table, site);
  if (complaint) throw new Error(`${complaint} Publish the shell first.`);
}

/** Reasons why the published shell would refuse published remotes. They must be published again. */
export const unmetContracts = (site: string): string[] => {
  const table = readTable(site);
  return Object.keys(table).flatMap((name) => unmetContract(name, table, site) ?? []);
};

/** A site without a shell accepts every remote. */
function unmetContract(name: string, table: RemoteTable, site: string): string | undefined {
  const file = join(site, 'shell.json');
  if (!existsSync(file)) return undefined;
  const { contract } = JSON.parse(readFileSync(file, 'utf8')) as { contract: string };
  const requires = table[name]?.requires ?? '';
  return satisfies(contract, requires)
    ? undefined
    : `${name} requires @casewright/web ${requires}, but the published shell has ${contract}.`;
}

/** Nested claims are refused too: the owner of a path owns everything below it. */
function refuseForeignPaths(name: string, table: RemoteTable): void {
  for (const [other, { paths }] of Object.entries(table)) {
    if (other === name) continue;
    for (const claimed of table[name]?.paths ?? []) {
      const owned = paths.find((path) => isWithin(claimed, path) || isWithin(path, claimed));
      if (owned) throw new Error(`${name} claims ${claimed}, but ${other} owns ${owned}.`);
    }
  }
}

function removeForgottenVersions(name: string, site: string, history: ShipHistory): void {
  const kept = history.of(name).map(({ version }) => version);
  for (const root of [site, sourceMapsOf(site), keptOf(site)]) {
    const folder = join(root, 'remotes', name);
    const versions = existsSync(folder) ? readdirSync(folder) : [];
    for (const version of versions.filter((version) => !kept.includes(version)))
      rmSync(join(folder, version), { recursive: true, force: true });
  }
}

export const writeTable = (site: string, table: RemoteTable): void =>
  replaceCompressed(join(site, 'remotes.json'), JSON.stringify(table));
