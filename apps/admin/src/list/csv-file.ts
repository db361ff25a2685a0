/** @param onRows receives the number of rows so far. @throws if refused, interrupted or stopped */
export async function csvFile(address: string, signal: AbortSignal, onRows: (rows: number) => void): Promise<Blob> {
  const response = await fetch(address, { signal });
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`);
  const pieces: Blob[] = [];
  let lines = 0;
  const reader = response.body.getReader();
  signal.addEventListener('abort', () => void reader.cancel());
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const piece = read.value;
    // The browser may store blobs on disk.
    pieces.push(new Blob([piece]));
    lines += linesIn(piece);
    // The first line is the header.
    onRows(Math.max(lines - 1, 0));
  }
  signal.throwIfAborted();
  return new Blob(pieces, { type: 'text/csv' });
}

const [CR, LF] = [13, 10];

/** Line breaks within cells are LF, between rows CR LF. */
function linesIn(piece: Uint8Array): number {
  let lines = 0;
  for (let at = piece.indexOf(LF); at >= 0; at = piece.indexOf(LF, at + 1)) if (piece[at - 1] === CR) lines += 1;
  return lines;
}
