import { type Assumption, compileModel, rangeFaults, type ValueModelContent } from '@casewright/rules';
import { withoutGaps } from '../editing/changes';

/** Changed ranges by assumption id, in a private copy that is not saved. */
export type OwnRanges = Readonly<Record<string, Assumption>>;

/** Assumptions whose range the seller may change. */
export const markedAssumptions = ({ model }: ValueModelContent): readonly Assumption[] =>
  model.assumptions.filter(({ sellerMayChange }) => sellerMayChange);

export const withEnds = (assumption: Assumption, { low, high }: Assumption): Assumption =>
  withoutGaps({ ...assumption, low, high });

/** Applies a range if the seller may change it. */
export function withRange(content: ValueModelContent, own: Assumption): ValueModelContent {
  const assumptions = content.model.assumptions.map((assumption) =>
    assumption.id === own.id && assumption.sellerMayChange ? withEnds(assumption, own) : assumption,
  );
  return { ...content, model: { ...content.model, assumptions } };
}

interface Tried {
  readonly content: ValueModelContent;
  /** Reasons why ranges are ignored, by assumption id: the model may have changed since. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** Applies the ranges with which the model can be computed. Other changes of the model show in the copy too. */
export function tryRanges(model: ValueModelContent, ranges: OwnRanges): Tried {
  const leftOut: Record<string, string> = {};
  const own = Object.values(ranges);
  if (own.length === 0 || faultOf(model) !== undefined) return { content: model, leftOut };
  let content = model;
  for (const range of own) {
    const next = withRange(content, range);
    const fault = faultOf(next, range.id);
    if (fault === undefined) content = next;
    else leftOut[range.id] = fault;
  }
  return { content, leftOut };
}

export const withRanges = (content: ValueModelContent, ranges: OwnRanges): ValueModelContent =>
  tryRanges(content, ranges).content;

/** @param own the assumption whose range is tried: other ranges are the analyst's */
export function faultOf({ model }: ValueModelContent, own?: string): string | undefined {
  const assumptions = model.assumptions.filter(({ id }) => id === own);
  return [...compileModel(model).faults, ...rangeFaults({ ...model, assumptions })][0]?.message;
}
