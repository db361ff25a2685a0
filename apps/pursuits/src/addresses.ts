import { addressWith } from '@casewright/web/address';
import { caseOfPursuit, pursuitAt } from '@casewright/web/paths';
import { tabInAddress } from './queries';

/** Target of emailed advocate links. */
export const caseReview = '/case-review';

export const filesOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'files');

export const messagesOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'messages');

export const DELIVERABLES_ANCHOR = 'deliverables';
export const REVIEWS_ANCHOR = 'reviews';
export const reviewsOfCase = (id: string): string => `${caseOfPursuit(id)}#${REVIEWS_ANCHOR}`;
export const deliverablesOfCase = (id: string): string => `${caseOfPursuit(id)}#${DELIVERABLES_ANCHOR}`;
