import type { Assumption, ValueModelContent } from '@casewright/rules';
import { withoutGaps } from '../editing/changes';

/** Other ends of ranges, by id of the assumption: a private scratch copy, which is not kept. */
export type OwnRanges = Readonly<Record<string, Assumption>>;

/** Those whose range the seller may change in a copy. */
export const markedAssumptions = ({ model }: ValueModelContent): readonly Assumption[] =>
  model.assumptions.filter(({ sellerMayChange }) => sellerMayChange);

/** The model with other ranges. Whatever else changes in the model itself shows in the copy, too. */
export function withRanges(content: ValueModelContent, ranges: OwnRanges): ValueModelContent {
  if (Object.keys(ranges).length === 0) return content;
  const assumptions = content.model.assumptions.map((assumption): Assumption => {
    const changed = ranges[assumption.id];
    if (!changed || !assumption.sellerMayChange) return assumption;
    return withoutGaps({ ...assumption, low: changed.low, high: changed.high });
  });
  return { ...content, model: { ...content.model, assumptions } };
}
