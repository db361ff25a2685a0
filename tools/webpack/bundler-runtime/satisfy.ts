import { partsOf, satisfies } from '../../../apps/shell/src/remotes/contract.ts';

/**
 * For the federation runtime's reader of versions, which understands every range there is. Here it meets the two that
 * `federation.ts` and the runtime itself write: '^1.2.0', and '<=1.2.0' where it looks for the newest.
 */
export function satisfy(version: string, range: string): boolean {
  if (range.startsWith('^')) return satisfies(version, range);
  const [major, minor, patch] = partsOf(version);
  const [atMost, minorAtMost, patchAtMost] = partsOf(range.replace('<=', ''));
  if (major !== atMost) return major < atMost;
  return minor === minorAtMost ? patch <= patchAtMost : minor < minorAtMost;
}
