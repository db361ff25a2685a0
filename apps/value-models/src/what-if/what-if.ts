import { type Assumption, compileModel, type ValueModelContent } from '@casewright/rules';
import { withoutGaps } from '../editing/changes';

/** Other ends of ranges, by id of the assumption: a private scratch copy, which is not kept. */
export type OwnRanges = Readonly<Record<string, Assumption>>;

/** Those whose range the seller may change in a copy. */
export const markedAssumptions = ({ model }: ValueModelContent): readonly Assumption[] =>
  model.assumptions.filter(({ sellerMayChange }) => sellerMayChange);

/** An assumption with the ends of a range of one's own. */
export const withEnds = (assumption: Assumption, { low, high }: Assumption): Assumption =>
  withoutGaps({ ...assumption, low, high });

/** The model with one other range, as far as the seller may change it. */
export function withRange(content: ValueModelContent, own: Assumption): ValueModelContent {
  const assumptions = content.model.assumptions.map((assumption) =>
    assumption.id === own.id && assumption.sellerMayChange ? withEnds(assumption, own) : assumption,
  );
  return { ...content, model: { ...content.model, assumptions } };
}

interface Tried {
  readonly content: ValueModelContent;
  /** Why a range is left out, by id: the model may have changed since it was set. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** The model with those ranges that it can be computed with. Whatever else changes in it shows in the copy, too. */
export function tryRanges(model: ValueModelContent, ranges: OwnRanges): Tried {
  const leftOut: Record<string, string> = {};
  const own = Object.values(ranges);
  if (own.length === 0 || faultOf(model) !== undefined) return { content: model, leftOut };
  let content = model;
  for (const range of own) {
    const next = withRange(content, range);
    const fault = faultOf(next);
    if (fault === undefined) content = next;
    else leftOut[range.id] = fault;
  }
  return { content, leftOut };
}

export const withRanges = (content: ValueModelContent, ranges: OwnRanges): ValueModelContent =>
  tryRanges(content, ranges).content;

/** Why the model can't be computed. */
export const faultOf = ({ model }: ValueModelContent): string | undefined => compileModel(model).faults[0]?.message;
