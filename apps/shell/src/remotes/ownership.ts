/** The part of the table of remotes that says whose a path is. */
export type Claims = Readonly<Record<string, { readonly paths: readonly string[] }>>;

/** The remote that owns `path`: the one with the longest of the paths that `path` lies in. */
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

/** React Router ignores case as well. */
export function isWithin(path: string, claimed: string): boolean {
  const [inner, outer] = [path.toLowerCase(), claimed.toLowerCase()];
  return inner === outer || inner.startsWith(`${outer}/`);
}
