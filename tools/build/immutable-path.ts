/** Immutable files: with a hash in the name, or in the folder of a remote's version. */
export const IMMUTABLE_PATH = /\.[0-9a-f]{10}\.|\/remotes\/[^/]+\/[^/]+\//;
