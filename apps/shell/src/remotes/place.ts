/** Folder of a published version. Its files are immutable, so their names carry no hash. */
export const folderOf = (name: string, version: string): string => `/remotes/${name}/${version}/`;

export const ENTRY = 'remoteEntry.js';
/** Lists the chunks of each page. Optional. */
export const PAGES = 'pages.json';

interface Shipped {
  readonly version: string;
  readonly preload: readonly string[];
}

export const filesOf = (name: string, { version, preload }: Shipped): string[] =>
  [ENTRY, ...preload].map((file) => folderOf(name, version) + file);
