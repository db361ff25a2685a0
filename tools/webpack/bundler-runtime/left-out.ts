/** Stubs of what our table of remotes replaces: snapshots, preloading, remotes declared at build time. Saves 3 kB. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { applyPlugin: (): void => undefined };
}

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
