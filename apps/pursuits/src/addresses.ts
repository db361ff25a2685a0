import { addressWith } from '@casewright/web/address';
import { caseOfPursuit, pursuitAt } from '@casewright/web/paths';
import { tabInAddress } from './queries';

/** Where the mailed link of an advocate leads. */
export const caseReview = '/case-review';

export const filesOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'files');

export const messagesOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'messages');

/** Where a case shows what was handed over. */
export const DELIVERABLES_ANCHOR = 'deliverables';
/** Where it shows its reviews. */
export const REVIEWS_ANCHOR = 'reviews';
export const reviewsOfCase = (id: string): string => `${caseOfPursuit(id)}#${REVIEWS_ANCHOR}`;
export const deliverablesOfCase = (id: string): string => `${caseOfPursuit(id)}#${DELIVERABLES_ANCHOR}`;
