import type { ValueCase } from './snapshot/value-case';

/** What every document says of itself. */
export const directional =
  'Directional: a decision aid built from the inputs named here, not a quote and not a guarantee.';

/** Where a holder finds out whether a document is the version that was issued. */
export const verifyAddress = ({ snapshot, hash }: Pick<ValueCase, 'snapshot' | 'hash'>): string | undefined =>
  snapshot.verifyAt && `${snapshot.verifyAt}/${hash}`;
