/** Lets the browser save a file under a name. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveFrom(address, name);
  URL.revokeObjectURL(address);
}

/** Lets the browser save what an address answers with. */
export const saveFrom = (href: string, download: string): void =>
  Object.assign(document.createElement('a'), { href, download }).click();
