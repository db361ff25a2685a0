/**
 * For the federation runtime's snapshots and preloading, which nobody uses without a manifest: our own table of remotes
 * says what to fetch. And for remotes that are named in a build: ours are registered at run time. Three kilobytes less on
 * the first page.
 */
export class SnapshotHandler {
  /** Asked to forget a remote whose address moved. */
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** Asked when a remote is taken out: there is no snapshot of it to be taken out too. */
export const getGlobalRemoteInfo = () => ({ hostGlobalSnapshot: undefined });

const isLeftOut = (): never => {
  throw new Error('The federation runtime is built without snapshots, preloading and remotes of a build.');
};

export const defaultPreloadArgs = {};
export {
  isLeftOut as formatPreloadArgs,
  isLeftOut as normalizePreloadExposes,
  isLeftOut as preloadAssets,
  isLeftOut as remotes,
};
