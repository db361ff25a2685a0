import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface RemoteRecord {
  readonly entry: string;
  readonly version: string;
  readonly paths: readonly string[];
  readonly preload: readonly string[];
}

type RemoteTable = Readonly<Record<string, RemoteRecord>>;

/** Puts the shell as built in `built` in front of the users of `site`. Files that open pages still use stay. */
export function shipShell(built: string, site: string): void {
  cpSync(built, site, { recursive: true, filter: (file) => !file.endsWith('index.html') });
  replaceFile(join(site, 'index.html'), readFileSync(join(built, 'index.html'), 'utf8'));
}

/**
 * Puts the remote as built in `built` in front of the users of `site`, under a folder of its version.
 * @throws when it claims a path that another remote owns
 */
export function shipRemote(name: string, built: string, site: string): RemoteRecord {
  const record = JSON.parse(readFileSync(join(built, 'record.json'), 'utf8')) as RemoteRecord;
  const table = readTable(site);
  for (const [other, { paths }] of Object.entries(table)) {
    const claimed = other === name ? undefined : record.paths.find((path) => paths.includes(path));
    if (claimed) throw new Error(`${name} claims ${claimed}, which ${other} owns`);
  }
  cpSync(built, join(site, dirname(record.entry)), { recursive: true });
  writeTable(site, { ...table, [name]: record });
  return record;
}

const tableFile = (site: string): string => join(site, 'remotes.json');

function readTable(site: string): RemoteTable {
  return existsSync(tableFile(site)) ? (JSON.parse(readFileSync(tableFile(site), 'utf8')) as RemoteTable) : {};
}

const writeTable = (site: string, table: RemoteTable): void =>
  replaceFile(tableFile(site), JSON.stringify(table, null, 2));

/** At once, so that nobody reads half of it. */
function replaceFile(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
