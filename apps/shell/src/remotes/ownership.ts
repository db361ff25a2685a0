export type Claims = Readonly<Record<string, { readonly paths: readonly string[] }>>;

/** The remote with the longest claimed path that contains `path`. */
export function ownerOf(claims: Claims, path: string): string | undefined {
  let owner: string | undefined;
  let longest = '';
  for (const [name, { paths }] of Object.entries(claims)) {
    for (const claimed of paths) {
      if (isWithin(path, claimed) && claimed.length > longest.length) [owner, longest] = [name, claimed];
    }
  }
  return owner;
}

/** Case-insensitive, as React Router is. */
export function isWithin(path: string, claimed: string): boolean {
  const [inner, outer] = [path.toLowerCase(), claimed.toLowerCase()];
  return inner === outer || inner.startsWith(`${outer}/`);
}
