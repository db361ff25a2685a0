import type { ReviewKind } from '@casewright/rules';
import type { Guest, Review } from './review';
import type { SoonReview } from './review.events';

export interface ActionItem {
  readonly id: string;
  readonly text: string;
  /** Name of the assignee. */
  readonly owner: string;
  /** 'YYYY-MM-DD' or null. */
  readonly dueOn: string | null;
}

export interface TickedItem {
  readonly text: string;
  readonly wasDone: boolean;
}

export interface UpcomingReview extends SoonReview {
  readonly ownerId: string;
  readonly proposedBy: string;
  readonly guests: readonly Guest[];
}

/** All methods except `takeReminders` expect the case to be locked. */
export abstract class Reviews {
  abstract findOpen(caseId: string, kind: ReviewKind): Promise<Review | undefined>;
  abstract findAllOpen(caseId: string): Promise<readonly Review[]>;
  /** @returns undefined for a review of another case */
  abstract find(caseId: string, id: string): Promise<Review | undefined>;
  /** Advocates at the prospect with an email address: contacts, and people with a link that is not revoked. */
  abstract guestsOf(review: Review): Promise<readonly Guest[]>;
  abstract save(review: Review): Promise<void>;
  abstract itemsOf(review: Review): Promise<readonly ActionItem[]>;
  /** Replaces the items. Completed ones stay completed. */
  abstract replaceItems(review: Review, items: readonly ActionItem[]): Promise<void>;
  /** @returns undefined if the case has no such item */
  abstract setItemDone(
    caseId: string,
    itemId: string,
    isDone: boolean,
    byId: string,
    at: Date,
  ): Promise<TickedItem | undefined>;
  /** Takes the reminders due now. Safe to call concurrently: each is taken once. */
  abstract takeReminders(now: Date): Promise<readonly UpcomingReview[]>;
}
