import { createReadStream } from 'node:fs';
import { inferSchema, initParser, type Parser } from 'udsv';

/** Reads the cells of every row with the fastest CSV reader of the registry, and does nothing else. */
const [, , path = ''] = process.argv;
const decoder = new TextDecoder();
let parser: Parser | undefined;
let rows = 0;
for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
  const text = decoder.decode(bytes as Uint8Array, { stream: true });
  parser ??= initParser(inferSchema(text));
  parser.chunk(text, parser.stringArrs<string[]>, (chunk) => {
    rows += chunk.length;
  });
}
parser?.end();
process.send?.({ rows });
process.disconnect();
