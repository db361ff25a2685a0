/** Where a version of a remote is published. Its files never change, so their names carry no hash. */
export const folderOf = (name: string, version: string): string => `/remotes/${name}/${version}/`;

/** Relative to the folder of the version. */
export const ENTRY = 'remoteEntry.js';
/** What pages take besides, for remotes that say so. */
export const PAGES = 'pages.json';

interface Shipped {
  readonly version: string;
  readonly preload: readonly string[];
}

/** What opening the remote takes, in one round trip. */
export const filesOf = (name: string, { version, preload }: Shipped): string[] =>
  [ENTRY, ...preload].map((file) => folderOf(name, version) + file);
