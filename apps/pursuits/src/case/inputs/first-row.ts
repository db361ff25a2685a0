const HEAD_BYTES = 16 * 1024;
const SEPARATORS = [',', ';', '\t', '|'];

/** First row of a CSV, to guess its item. The server reads the whole file. */
export async function firstRowOf(file: File): Promise<readonly string[] | undefined> {
  if (!/\.csv$/i.test(file.name)) return undefined;
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const row = new TextDecoder(encoding).decode(bytes).split(/\r?\n|\r/, 1)[0] ?? '';
  const separator = SEPARATORS.reduce((best, next) => (row.split(next).length > row.split(best).length ? next : best));
  return row.split(separator).map((cell) => cell.replaceAll('"', '').trim());
}
