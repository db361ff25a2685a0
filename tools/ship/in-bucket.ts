import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { IMMUTABLE_PATH } from '../build/immutable-path.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import type { Bucket } from './bucket.ts';

const TABLE = 'remotes.json';
/** Not served to browsers: the history, the prerenderers and the list of these files. */
const BESIDE = '.ship/';
const LIST = `${BESIDE}files.json`;
/** Read even if the list is missing: the shell may have been uploaded by other means. */
const REQUIRED_FILES = [TABLE, 'shell.json', `${BESIDE}history.json`];

type Files = ReadonlyMap<string, Buffer>;

/** Publishes from a local copy: new files, then the table (only if unchanged), then the pages. */
export async function inBucket<Result>(bucket: Bucket, work: (site: string) => Promise<Result>): Promise<Result> {
  const folder = temporaryFolder('bucket');
  try {
    const table = await bucket.read(TABLE);
    const before = await filesOf(bucket);
    mkdirSync(join(folder, 'site'));
    for (const [key, content] of before) write(join(folder, placeOf(key)), content);

    const result = await work(join(folder, 'site'));

    const after = filesIn(folder);
    const changed = [...after.keys()].filter((key) => !before.get(key)?.equals(after.get(key) ?? Buffer.alloc(0)));
    const first = changed.filter((key) => isForever(key) || key.startsWith('.owned/'));
    const publish = (key: string) => bucket.write(key, after.get(key) ?? Buffer.alloc(0), isForever(key));
    for (const key of first) await publish(key);
    const led = after.get(TABLE);
    if (led) await bucket.replace(TABLE, led, table);
    for (const key of changed) if (key !== TABLE && !first.includes(key)) await publish(key);
    const listed = [...after.keys()].filter((key) => !isImmutable(key)).sort();
    await bucket.write(LIST, Buffer.from(JSON.stringify(listed)), false);
    for (const key of before.keys()) if (!after.has(key)) await bucket.remove(key);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const isForever = (key: string): boolean => IMMUTABLE_PATH.test(`/${key}`) && !key.startsWith(BESIDE);

/** Immutable files that open pages use. Written once and never read. */
const isImmutable = (key: string): boolean => isForever(key) && !key.startsWith('assets/previews/');

async function filesOf(bucket: Bucket): Promise<Files> {
  const list = await bucket.read(LIST);
  const listed = list ? (JSON.parse(list.content.toString()) as string[]) : [];
  const keys = new Set([...REQUIRED_FILES, ...listed]);
  const read = await Promise.all([...keys].map(async (key) => [key, (await bucket.read(key))?.content] as const));
  return new Map(read.flatMap(([key, content]) => (content ? [[key, content]] : [])));
}

function filesIn(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  const published = places.filter((place) => !place.startsWith('site.source-maps/'));
  return new Map(published.map((place) => [keyOf(place), readFileSync(join(folder, place))]));
}

/** Maps files beside a site, such as `site.history.json`, into the bucket. */
const keyOf = (place: string): string =>
  place.startsWith('site/') ? place.slice('site/'.length) : BESIDE + place.slice('site.'.length);
const placeOf = (key: string): string => (key.startsWith(BESIDE) ? `site.${key.slice(BESIDE.length)}` : `site/${key}`);

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
