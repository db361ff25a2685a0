import type { ValueCase } from './snapshot/value-case';

export const directional =
  'Directional: a decision aid built from the inputs named here, not a quote and not a guarantee.';

/** Where a reader verifies that the document was issued. */
export const verifyAddress = ({ snapshot, hash }: Pick<ValueCase, 'snapshot' | 'hash'>): string | undefined =>
  snapshot.verifyAt && `${snapshot.verifyAt}/${hash}`;
