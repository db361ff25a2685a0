import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ShipHistory } from './ship-history.ts';

/** What the shell is told of a remote. */
export interface RemoteRecord {
  readonly entry: string;
  readonly version: string;
  readonly paths: readonly string[];
  readonly preload: readonly string[];
}

export type RemoteTable = Readonly<Record<string, RemoteRecord>>;

/** Puts the shell as built in `built` in front of the users of `site`. Files that open pages still use stay. */
export function shipShell(built: string, site: string): void {
  const pages = ['index.html', 'index.html.br', 'index.html.gz'];
  cpSync(built, site, { recursive: true, filter: (file) => !pages.some((page) => file === join(built, page)) });
  // Last, when all that they ask for is there.
  for (const page of pages)
    if (existsSync(join(built, page))) replaceFile(join(site, page), readFileSync(join(built, page)));
}

/**
 * Puts remotes in front of the users of `site`, all at once, each as built in its folder and under a folder of its version.
 * @throws when one claims a path that another remote owns
 */
export function shipRemotes(built: Readonly<Record<string, string>>, site: string): RemoteTable {
  const records = Object.fromEntries(Object.entries(built).map(([name, folder]) => [name, recordIn(folder)]));
  const table = { ...readTable(site), ...records };
  for (const name of Object.keys(records)) refuseForeignPaths(name, table);
  const history = new ShipHistory(site);
  for (const [name, record] of Object.entries(records)) {
    cpSync(built[name] ?? '', join(site, dirname(record.entry)), { recursive: true });
    history.add(name, record);
  }
  writeTable(site, table);
  for (const name of Object.keys(records)) removeForgottenVersions(name, site, history);
  return records;
}

/**
 * Puts the version before the present one back in front of the users of `site`.
 * @throws when there was none, or when another remote took over one of its paths
 */
export function shipBack(name: string, site: string): RemoteRecord {
  const history = new ShipHistory(site);
  const previous = history.before(name, readTable(site)[name]?.version);
  if (!previous) throw new Error(`${name} has no version to go back to.`);
  const table = { ...readTable(site), [name]: previous };
  refuseForeignPaths(name, table);
  writeTable(site, table);
  history.cutAfter(name, previous.version);
  return previous;
}

/** Takes remotes from the table that `names` does not name. */
export function keepRemotes(names: readonly string[], site: string): void {
  const table = readTable(site);
  const kept = Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)));
  if (Object.keys(kept).length < Object.keys(table).length) writeTable(site, kept);
}

export function readTable(site: string): RemoteTable {
  const file = join(site, 'remotes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RemoteTable) : {};
}

const recordIn = (built: string): RemoteRecord =>
  JSON.parse(readFileSync(join(built, 'record.json'), 'utf8')) as RemoteRecord;

function refuseForeignPaths(name: string, table: RemoteTable): void {
  for (const [other, { paths }] of Object.entries(table)) {
    const claimed = other === name ? undefined : table[name]?.paths.find((path) => paths.includes(path));
    if (claimed) throw new Error(`${name} claims ${claimed}, which ${other} owns.`);
  }
}

function removeForgottenVersions(name: string, site: string, history: ShipHistory): void {
  const folder = join(site, 'remotes', name);
  const kept = history.of(name).map(({ version }) => version);
  for (const version of readdirSync(folder)) {
    if (!kept.includes(version)) rmSync(join(folder, version), { recursive: true, force: true });
  }
}

const writeTable = (site: string, table: RemoteTable): void =>
  replaceFile(join(site, 'remotes.json'), JSON.stringify(table, null, 2));

/** At once, so that nobody reads half of it. */
function replaceFile(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
