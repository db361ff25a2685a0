const BYTE_ORDER_MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const MARK_LENGTH = 3;

/** Spreadsheet programs write UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export async function* csvText(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const chunks = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.length >= MARK_LENGTH) break;
  }
  const encoding = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => head[at] === byte))?.[0];
  const all = startingWith(head, chunks);
  yield* encoding?.startsWith('utf-16') ? marked(all, encoding) : unmarked(all);
}

async function* startingWith(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* marked(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Cuts after ASCII characters only, so that no character is split. Parts that are not UTF-8 are Windows-1252. */
async function* unmarked(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    let end = bytes.length;
    while (end > 0 && (bytes[end - 1] ?? 0) >= 0x80) end -= 1;
    yield decoded(bytes.subarray(0, end));
    rest = bytes.subarray(end);
  }
  yield decoded(rest);
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
