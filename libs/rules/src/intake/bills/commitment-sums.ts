import { type Decimal, ExactSum, sumOfTexts, ZERO } from '../../cells/exact-sum';
import type { BillCommitments } from './bill';

const MAX_COMMITMENTS = 1_000;

/** What the commitments of a provider cost and leave unused. */
export class CommitmentSums {
  readonly ids = new Set<string>();
  readonly cost = new ExactSum();
  readonly unused = new ExactSum();
  until = '';

  add(id: string, isUnused: boolean, until: string, cost: Decimal): void {
    if (id && this.ids.size < MAX_COMMITMENTS) this.ids.add(id);
    if (until > this.until) this.until = until;
    this.cost.add(cost);
    this.unused.add(isUnused ? cost : ZERO);
  }
}

/** Of several files or sheets. Null if they have no commitments. */
export function commitmentsIn(sums: readonly CommitmentSums[], upfront: string): BillCommitments | null {
  if (sums.length === 0 && upfront === '0') return null;
  return {
    count: new Set(sums.flatMap(({ ids }) => [...ids])).size || null,
    cost: sumOfTexts(sums.map(({ cost }) => cost.toString())),
    unused: sumOfTexts(sums.map(({ unused }) => unused.toString())),
    upfront,
    until:
      sums
        .map(({ until }) => until)
        .toSorted()
        .at(-1) || null,
  };
}
