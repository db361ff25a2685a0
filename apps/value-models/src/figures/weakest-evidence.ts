import type { Assumption, CompiledModel, ValueSummary } from '@casewright/rules';

export interface WeakNumber {
  readonly assumption: Assumption;
  /** Loss of net present value at the worse bound; 0 without a range. */
  readonly atWorst: number;
}

/** Low-confidence numbers, most influential first. */
export function weakestEvidence({ model }: CompiledModel, { swings }: ValueSummary): readonly WeakNumber[] {
  const worst = new Map(swings.map(({ id, deltaLow, deltaHigh }) => [id, Math.min(deltaLow, deltaHigh, 0)]));
  return model.assumptions
    .filter(({ confidence }) => confidence === 'low')
    .map((assumption) => ({ assumption, atWorst: worst.get(assumption.id) ?? 0 }))
    .sort((one, other) => one.atWorst - other.atWorst);
}
