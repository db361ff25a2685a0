import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../services/temporary-folder.ts';
import type { Bucket } from './bucket.ts';

const TABLE = 'remotes.json';
const TABLES = [TABLE, `${TABLE}.br`, `${TABLE}.gz`];
/** Not among the addresses that browsers are served. */
const HISTORY = '.ship/history.json';
const OWNED = '.owned.json';

/**
 * Does `work` on a folder that has of the bucket what decides about shipping, then publishes what it made: files first,
 * the table that leads to them last, and only if nobody else published meanwhile.
 */
export async function inBucket<Result>(bucket: Bucket, work: (site: string) => Promise<Result>): Promise<Result> {
  const folder = temporaryFolder('bucket');
  try {
    const site = join(folder, 'site');
    const history = `${site}.history.json`;
    mkdirSync(site);
    const before = await bucket.read(TABLE);
    const ownedBefore = namesIn((await bucket.read(OWNED))?.content);
    for (const [key, file] of [
      [TABLE, join(site, TABLE)],
      ['shell.json', join(site, 'shell.json')],
      [HISTORY, history],
    ] as const) {
      const stored = key === TABLE ? before : await bucket.read(key);
      if (stored) writeFileSync(file, stored.content);
    }

    const result = await work(site);

    const made = filesIn(site).filter((file) => ![...TABLES, 'shell.json'].includes(file));
    for (const file of made) await bucket.write(file, readFileSync(join(site, file)), file.startsWith('remotes/'));
    const owned = made.filter((file) => file.startsWith('.owned/'));
    await bucket.write(OWNED, Buffer.from(JSON.stringify(owned)), false);

    await bucket.replace(TABLE, readFileSync(join(site, TABLE)), before);
    if (existsSync(history)) await bucket.write(HISTORY, readFileSync(history), false);
    for (const file of TABLES.slice(1)) await bucket.write(file, readFileSync(join(site, file)), false);
    for (const file of ownedBefore.filter((name) => !owned.includes(name))) await bucket.remove(file);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const namesIn = (content: Buffer | undefined): readonly string[] =>
  content ? (JSON.parse(content.toString()) as string[]) : [];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
