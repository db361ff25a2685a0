/** Long after every browser has begun to read it. */
const REVOKED_AFTER_MS = 60_000;

/** Lets the browser save a file under a name. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  setTimeout(() => URL.revokeObjectURL(address), REVOKED_AFTER_MS);
}

/** Lets the browser save what an address answers with. */
export const saveFrom = (href: string, download: string): void =>
  Object.assign(document.createElement('a'), { href, download }).click();
