import { partsOf, satisfies } from '../../../apps/shell/src/remotes/contract.ts';

/** Replaces the runtime's semver parser. Only '^1.2.0' (`federation.ts`) and '<=1.2.0' (the runtime) occur. */
export function satisfy(version: string, range: string): boolean {
  if (range.startsWith('^')) return satisfies(version, range);
  const [major, minor, patch] = partsOf(version);
  const [atMost, minorAtMost, patchAtMost] = partsOf(range.replace('<=', ''));
  if (major !== atMost) return major < atMost;
  return minor === minorAtMost ? patch <= patchAtMost : minor < minorAtMost;
}
