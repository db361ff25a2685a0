import type { Assumption, CompiledModel, ValueSummary } from '@casewright/rules';

export interface WeakNumber {
  readonly assumption: Assumption;
  /** What the net present value loses at its worse end; 0 for a number without a range. */
  readonly atWorst: number;
}

/** Numbers of low confidence, first those on which most depends. */
export function weakestEvidence({ model }: CompiledModel, { swings }: ValueSummary): readonly WeakNumber[] {
  const worst = new Map(swings.map(({ id, deltaLow, deltaHigh }) => [id, Math.min(deltaLow, deltaHigh, 0)]));
  return model.assumptions
    .filter(({ confidence }) => confidence === 'low')
    .map((assumption) => ({ assumption, atWorst: worst.get(assumption.id) ?? 0 }))
    .sort((one, other) => one.atWorst - other.atWorst);
}
