/** Reads a copied SHA-256: in any case, with line breaks, after "sha256" or at the end of a URL. */
export function fingerprintIn(text: string): string | undefined {
  const written = text.replace(/\s/g, '').toLowerCase();
  return /^(?:sha-?256:?|.*\/)?([0-9a-f]{64})$/.exec(written)?.[1];
}

/** SHA-256, computed in the browser. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
