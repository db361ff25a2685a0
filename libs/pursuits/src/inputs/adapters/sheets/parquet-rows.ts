import { MEGABYTE } from '@casewright/rules';
import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type SchemaTree,
  snappyUncompress,
} from 'hyparquet';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, type InputType, zstdDecompressSync } from 'node:zlib';
import type { IntakeRow as SheetRow } from '@casewright/rules/intake';
import { FileUnreadable } from './file-unreadable';
import type { StoredBytes } from './stored-bytes';

/** Rows that are decoded at a time. */
const ROWS_AT_A_TIME = 20_000;
/** Writers make pages of 1 MB and dictionaries of a few. */
const MAX_PAGE_BYTES = 64 * MEGABYTE;
/** Of one column in one row group. */
const MAX_CHUNK_BYTES = 64 * MEGABYTE;
const MAX_FOOTER_BYTES = 32 * MEGABYTE;
const MAX_COLUMNS = 2_000;
/** Digits that a double holds. */
const MAX_DIGITS = 15;

const DAMAGED = 'We can’t open this Parquet file. Export it again, or as CSV.';
const TOO_LARGE = 'The Parquet file has parts that are too large. Export it with smaller row groups, or as CSV.';

/** @param wanted places of the columns to read once the header is known. All if undefined */
export async function readParquet(
  bytes: StoredBytes,
  size: number,
  take: (row: SheetRow) => void,
  {
    sheet = '',
    wanted,
  }: { readonly sheet?: string; readonly wanted?: (() => ReadonlySet<number> | undefined) | undefined } = {},
): Promise<void> {
  const file = new StoredParquet(bytes, size);
  try {
    const metadata = await parquetMetadataAsync(file, { geoparquet: false });
    await readGroups(file, metadata, take, sheet, wanted);
  } catch (error) {
    if (file.failure) throw file.failure;
    throw error instanceof FileUnreadable ? error : Object.assign(new FileUnreadable(DAMAGED), { cause: error });
  }
}

async function readGroups(
  file: StoredParquet,
  metadata: FileMetaData,
  take: (row: SheetRow) => void,
  sheet: string,
  wanted: (() => ReadonlySet<number> | undefined) | undefined,
): Promise<void> {
  const columns = parquetSchema(metadata).children.flatMap(leavesOf);
  if (columns.length > MAX_COLUMNS) throw new FileUnreadable(TOO_LARGE);
  const names = columns.map(({ path }) => path.join('.'));
  take({ sheet, row: 1, cells: names, decimal: '.' });
  const places = wanted?.() ?? new Set(names.keys());
  const read = [...new Set(columns.flatMap(({ path }, place) => (places.has(place) ? (path[0] ?? []) : [])))];
  const texts = columns.map(({ schema }) => textIn(schema));
  let start = 0;
  for (const group of metadata.row_groups) {
    const end = start + Number(group.num_rows);
    for (let at = start; at < end; at += ROWS_AT_A_TIME) {
      const rows = await rowsOf(file, metadata, read, at, Math.min(at + ROWS_AT_A_TIME, end));
      for (const [index, values] of rows.entries()) {
        const cells = columns.map(({ path }, place) => {
          const value = places.has(place) ? valueAt(values, path) : undefined;
          return value === undefined || value === null ? '' : (texts[place]?.(value) ?? '');
        });
        // The header has row 1.
        take({ sheet, row: at + index + 2, cells, decimal: '.' });
      }
    }
    start = end;
    file.forget();
  }
}

const rowsOf = (
  file: StoredParquet,
  metadata: FileMetaData,
  columns: string[],
  rowStart: number,
  rowEnd: number,
): Promise<readonly Record<string, unknown>[]> =>
  parquetReadObjects({
    ...{ file, metadata, columns, rowStart, rowEnd },
    ...{ compressors: COMPRESSORS, geoparquet: false },
  });

interface Leaf {
  readonly path: readonly string[];
  readonly schema: SchemaTree;
}

/** BigQuery keeps records within rows: their fields become columns such as "service.description". */
function leavesOf(schema: SchemaTree): readonly Leaf[] {
  const { name, repetition_type: repetition, converted_type: type, logical_type: logical } = schema.element;
  const isRecord = schema.children.length > 0 && repetition !== 'REPEATED' && !type && !logical;
  if (!isRecord) return [{ path: [name], schema }];
  return schema.children.flatMap(leavesOf).map((leaf) => ({ ...leaf, path: [name, ...leaf.path] }));
}

const valueAt = (values: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name],
    values,
  );

type ValueText = (value: unknown) => string;

/** Values as a CSV of the same data has them. */
function textIn({ element }: SchemaTree): ValueText {
  // Decimals arrive as doubles with the noise of a division.
  if (element.converted_type === 'DECIMAL')
    return (value) => (typeof value === 'number' ? String(Number(value.toPrecision(MAX_DIGITS))) : plainText(value));
  return plainText;
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? '';
}

const limited =
  (unpack: (input: InputType, options: { maxOutputLength: number }) => Buffer) =>
  (input: Uint8Array, length: number): Uint8Array =>
    unpack(input, { maxOutputLength: checkedLength(length) });

function checkedLength(length: number): number {
  if (!(length <= MAX_PAGE_BYTES)) throw new FileUnreadable(TOO_LARGE);
  return Math.max(length, 1);
}

const COMPRESSORS: Compressors = {
  SNAPPY: (input, length) => {
    const output = new Uint8Array(checkedLength(length));
    snappyUncompress(input, output);
    return output.subarray(0, length);
  },
  GZIP: limited(gunzipSync),
  ZSTD: limited(zstdDecompressSync),
  BROTLI: limited(brotliDecompressSync),
};

/** A Parquet file in the file store. Column chunks of the current row group are read once. */
class StoredParquet implements AsyncBuffer {
  /** Error of the file store. */
  failure: Error | undefined;
  private readonly chunks = new Map<string, Promise<ArrayBuffer>>();

  constructor(
    private readonly bytes: StoredBytes,
    readonly byteLength: number,
  ) {}

  forget(): void {
    this.chunks.clear();
  }

  slice(start: number, end = this.byteLength): Promise<ArrayBuffer> {
    const from = start < 0 ? Math.max(this.byteLength + start, 0) : start;
    const until = Math.min(end, this.byteLength);
    if (until - from > Math.max(MAX_CHUNK_BYTES, MAX_FOOTER_BYTES)) throw new FileUnreadable(TOO_LARGE);
    const key = `${from}-${until}`;
    let chunk = this.chunks.get(key);
    if (!chunk) this.chunks.set(key, (chunk = this.read(from, until)));
    return chunk;
  }

  private async read(start: number, end: number): Promise<ArrayBuffer> {
    const read = await buffer(this.bytes({ start, end }).on('error', (error) => (this.failure ??= error)));
    const copy = new ArrayBuffer(read.length);
    new Uint8Array(copy).set(read);
    return copy;
  }
}
