import { priceCase, type CaseSelections, type RateCard } from '@casewright/rules';
import { refuseUnlessPriceable } from './selections';

/** What a seller is working on, as their browsers keep it in step. */
export interface Draft {
  readonly ownerId: string;
  /** Null once everything was cleared. */
  readonly selections: CaseSelections | null;
  /** Names these very answers: whichever device starts them, they are one case. */
  readonly attempt: string;
  readonly baseSolutionCredits: number;
  readonly changedAt: Date;
}

export interface DraftChange {
  readonly selections: CaseSelections | null;
  readonly attempt: string;
  readonly changedAt: Date;
}

/** A clock that runs ahead does not make a change newer than all that follow. */
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
