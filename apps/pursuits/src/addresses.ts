import { addressWith, textIn } from '@casewright/web/address';
import { paths, pursuitAt } from '@casewright/web/paths';
import { tabInAddress } from './queries';

/** All that waits for the seller. */
export const completionApprovals = '/completion-approvals';

/** Where the mailed link of an advocate leads. */
export const caseReview = '/case-review';

/** The case of a pursuit. */
export const caseOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'case');

export const filesOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'files');

export const messagesOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'messages');

/** Where a case shows what was handed over. */
export const DELIVERABLES_ANCHOR = 'deliverables';
/** Where it shows its reviews. */
export const REVIEWS_ANCHOR = 'reviews';
export const reviewsOfCase = (id: string): string => `${caseOfPursuit(id)}#${REVIEWS_ANCHOR}`;
export const deliverablesOfCase = (id: string): string => `${caseOfPursuit(id)}#${DELIVERABLES_ANCHOR}`;

/** The calculator, for a case of the pursuit. */
export const priceFor = (pursuitId: string): string => addressWith(paths.solutions, textIn('pursuit'), pursuitId);
