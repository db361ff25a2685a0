import { priceCase, type CaseSelections, type RateCard } from '@casewright/rules';
import { refuseUnlessPriceable } from './selections';

/** Unsaved work, synced between a seller's browsers. */
export interface Draft {
  readonly ownerId: string;
  /** Null once everything was cleared. */
  readonly selections: CaseSelections | null;
  /** Identifies these answers, so that starting them on several devices opens one case. */
  readonly attempt: string;
  readonly baseSolutionCredits: number;
  readonly changedAt: Date;
}

export interface DraftChange {
  readonly selections: CaseSelections | null;
  readonly attempt: string;
  readonly changedAt: Date;
}

/** A clock that runs ahead must not win over later changes. */
export function changeDraft(
  ownerId: string,
  { selections, attempt, changedAt }: DraftChange,
  rates: RateCard,
  now: Date,
): Draft {
  if (selections) refuseUnlessPriceable(selections);
  return {
    ownerId,
    selections,
    attempt,
    baseSolutionCredits: selections ? priceCase(selections, rates).baseCredits : 0,
    changedAt: changedAt > now ? now : changedAt,
  };
}
