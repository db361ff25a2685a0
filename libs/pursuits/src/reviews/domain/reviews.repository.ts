import type { ReviewKind } from '@casewright/rules';
import type { Guest, Review } from './review';
import type { SoonReview } from './review.events';

/** Something to do after a review. */
export interface ActionItem {
  readonly id: string;
  readonly text: string;
  /** Who does it: a name. */
  readonly owner: string;
  /** 'YYYY-MM-DD', or null for none. */
  readonly dueOn: string | null;
}

export interface TickedItem {
  readonly text: string;
  readonly wasDone: boolean;
}

/** One that takes place soon, with who takes part in it. */
export interface UpcomingReview extends SoonReview {
  readonly ownerId: string;
  readonly proposedBy: string;
  readonly guests: readonly Guest[];
}

/** All but the removal expects the case to be locked. */
export abstract class Reviews {
  abstract findOpen(caseId: string, kind: ReviewKind): Promise<Review | undefined>;
  abstract findAllOpen(caseId: string): Promise<readonly Review[]>;
  /** @returns undefined for one of another case */
  abstract find(caseId: string, id: string): Promise<Review | undefined>;
  abstract save(review: Review): Promise<void>;
  /** In the place of those that were there; what is done stays done. */
  abstract replaceItems(review: Review, items: readonly ActionItem[]): Promise<void>;
  /** @returns the item, undefined where the case has no such one */
  abstract setItemDone(
    caseId: string,
    itemId: string,
    isDone: boolean,
    byId: string,
    at: Date,
  ): Promise<TickedItem | undefined>;
  /** Those that are to be sent now. None is taken twice, whoever asks at once. */
  abstract takeReminders(now: Date): Promise<readonly UpcomingReview[]>;
}
