import type { SizingBasis } from './needs';
import type { Commitment } from './price-line';
import { COMMITMENT_LABELS } from './sizing-options';

/** Names a version of a price book, as figures quote it. */
export interface PricedBy {
  readonly name: string;
  readonly number: number;
  /** ISO date. */
  readonly pricesAsOf: string;
}

/** For example "Sample prices (invented), version 2 of 2026-11-01". */
export const versionText = ({ name, number, pricesAsOf }: PricedBy): string =>
  `${name}, version ${number} of ${pricesAsOf}`;

export interface PricedBasis extends SizingBasis {
  readonly place: string;
  readonly commitment: Commitment;
}

/** For example "Example Cloud · example-north, 1-year commitment, measured use plus 20%". */
export const basisText = ({ place, commitment, mode, comfortPercent }: PricedBasis): string =>
  [
    place,
    COMMITMENT_LABELS[commitment].replace(/^On/, 'on'),
    mode === 'as-is' ? 'machines as they are' : `measured use plus ${comfortPercent}%`,
  ].join(', ');
