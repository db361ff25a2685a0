import type { ReviewKind } from '@casewright/rules';
import type { Review } from './review';

/** Something to do after a review. */
export interface ActionItem {
  readonly id: string;
  readonly text: string;
  /** Who does it: a name. */
  readonly owner: string;
  /** 'YYYY-MM-DD', or null for none. */
  readonly dueOn: string | null;
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
  /** @returns whether the case has such an item */
  abstract setItemDone(caseId: string, itemId: string, isDone: boolean, byId: string, at: Date): Promise<boolean>;
}
