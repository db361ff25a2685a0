import { FILE_TYPES, MEGABYTE } from '@casewright/rules';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { FileUnreadable } from './file-unreadable';
import { StoredArchive } from './stored-archive';
import type { StoredBytes } from './stored-bytes';

/** Unpacked size limit of an archive. A sheet of a million rows has about 200 MB. */
const MAX_UNPACKED_BYTES = 600 * MEGABYTE;
export const TOO_LARGE =
  'The file is too large when it is unpacked. Remove sheets and columns that we don’t need, or save it as CSV.';
/** Bounds what is unpacked of a file, archives within it included. */
export class Unpacked {
  private bytes = 0;

  /** @throws FileUnreadable */
  add(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > MAX_UNPACKED_BYTES) throw new FileUnreadable(TOO_LARGE);
  }
}

/** Workbooks within an archive are read from memory, since their parts can stand anywhere. */
const MAX_INNER_BYTES = 64 * MEGABYTE;
const MAX_ENTRIES = 2_000;
const MAX_PATH_LENGTH = 200;

/** A file within an archive. */
export interface PackedFile {
  /** Without folders, unless several files have the name. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** The whole content, for tables of text. */
  readonly stream: () => Promise<AsyncIterable<Uint8Array>>;
  /** Parts of the content, for workbooks and Parquet files. */
  readonly bytes: () => Promise<StoredBytes>;
}

const DAMAGED = 'We can’t open this archive. Pack its files again, or upload one of them.';
const NO_TABLE = 'The archive has no CSV, TSV, XLSX or Parquet file.';

/** Content of a gzip file. Fails if it unpacks to more than any table has. */
export function gunzipped(content: Readable, total = new Unpacked()): AsyncIterable<Uint8Array> {
  const gunzip = createGunzip();
  let failure: Error | undefined;
  content.on('error', (error) => {
    failure = error;
    gunzip.destroy(error);
  });
  gunzip.on('error', () => content.destroy());
  return unpacked(content.pipe(gunzip).pipe(counted(total)), gunzip, () => failure);
}

async function* unpacked(
  limited: Transform,
  gunzip: Transform,
  storeFailure: () => Error | undefined,
): AsyncGenerator<Uint8Array> {
  gunzip.on('error', (error) => limited.destroy(error));
  try {
    yield* limited as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (error instanceof FileUnreadable) throw error;
    throw (
      storeFailure() ??
      Object.assign(new FileUnreadable('We can’t unpack this file. Upload it unpacked.'), { cause: error })
    );
  } finally {
    gunzip.destroy();
  }
}

function counted(total: Unpacked): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _, done) {
      try {
        total.add(chunk.length);
        done(null, chunk);
      } catch (refusal) {
        done(refusal as FileUnreadable);
      }
    },
  });
}

const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  csv: FILE_TYPES.csv,
  tsv: FILE_TYPES.csv,
  txt: FILE_TYPES.csv,
  xlsx: FILE_TYPES.xlsx,
  parquet: FILE_TYPES.parquet,
};

const nameOf = (path: string): string => path.split('/').at(-1) ?? '';

/** Programs for archives add folders and hidden files of their own. */
const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

/** Reads the tables of a ZIP file one after the other. Other files in it are passed over. */
export async function eachPackedFile(
  bytes: StoredBytes,
  size: number,
  read: (file: PackedFile, isOnly: boolean) => Promise<void>,
  total: Unpacked,
): Promise<void> {
  const stored = new StoredArchive(bytes, size);
  try {
    const archive = await fromRandomAccessReaderPromise(stored, size, { autoClose: false });
    const files = await tablesIn(archive, total);
    if (files.length === 0) throw new FileUnreadable(NO_TABLE);
    for (const file of files) await read(file, files.length === 1);
  } catch (error) {
    if (stored.failure) throw stored.failure;
    throw error instanceof FileUnreadable ? error : Object.assign(new FileUnreadable(DAMAGED), { cause: error });
  }
}

async function tablesIn(archive: ZipFile, total: Unpacked): Promise<readonly PackedFile[]> {
  const files: PackedFile[] = [];
  const paths: string[] = [];
  let entries = 0;
  for await (const entry of archive.eachEntry()) {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new FileUnreadable(TOO_LARGE);
    const file = isHidden(entry.fileName) ? undefined : packedFile(archive, entry, total);
    if (!file) continue;
    total.add(entry.uncompressedSize);
    files.push(file);
    paths.push(entry.fileName.slice(0, MAX_PATH_LENGTH));
  }
  const names = Map.groupBy(files, ({ name }) => name);
  return files.map((file, at) => ((names.get(file.name)?.length ?? 0) > 1 ? { ...file, name: paths[at] ?? '' } : file));
}

function packedFile(archive: ZipFile, entry: Entry, total: Unpacked): PackedFile | undefined {
  const [, base = '', zipped] = /^(.*?)(\.gz)?$/i.exec(nameOf(entry.fileName)) ?? [];
  const type = TYPE_BY_ENDING[base.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!type || (zipped && type !== FILE_TYPES.csv)) return undefined;
  const open = async (): Promise<Readable> => {
    if (entry.isEncrypted()) throw new FileUnreadable(`${base} is protected with a password. Pack it without one.`);
    return archive.openReadStreamPromise(entry);
  };
  const stream = async () => (zipped ? gunzipped(await open(), total) : await open());
  const content = async (): Promise<Buffer> => {
    if (entry.uncompressedSize > MAX_INNER_BYTES)
      throw new FileUnreadable(`${base} is too large to be read within an archive. Upload it unpacked.`);
    return buffer(await stream());
  };
  return {
    ...{ name: base, type, size: entry.uncompressedSize, stream },
    bytes: async () => {
      const all = await content();
      return ({ start, end }) => Readable.from([all.subarray(start, end)], { objectMode: false });
    },
  };
}
