/** Long enough for every browser to start reading. */
const REVOKED_AFTER_MS = 60_000;

export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}

export const saveFrom = (href: string, download: string): void =>
  Object.assign(document.createElement('a'), { href, download }).click();
