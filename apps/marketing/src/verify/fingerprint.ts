/**
 * The SHA-256 in what was copied from the foot of a document: the digits alone, after "sha256", or the address that they
 * end, in any case and broken by spaces or lines.
 */
export function fingerprintIn(text: string): string | undefined {
  const written = text.replace(/\s/g, '').toLowerCase();
  return /^(?:sha-?256:?|.*\/)?([0-9a-f]{64})$/.exec(written)?.[1];
}

/** The SHA-256 of a file, computed in the browser. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
