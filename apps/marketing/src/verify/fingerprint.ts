/** A SHA-256 in hexadecimal digits. */
export const isFingerprint = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

/** The SHA-256 of a file, computed in the browser. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
