/** Published files whose content never changes: with a hash in the name, or in the folder of one version of a remote. */
export const NEVER_CHANGES = /\.[0-9a-f]{10}\.|\/remotes\/[^/]+\/[^/]+\//;
