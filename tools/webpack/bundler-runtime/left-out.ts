/**
 * Stubs snapshots and preloading, which need a manifest, and remotes declared at build time. Our table of remotes
 * replaces
 * both. Saves 3 kB on the first page.
 */
export class SnapshotHandler {
  /** Used to forget a remote whose URL changed. */
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: (): void => undefined };
}

/** Used when a remote is removed. */
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
