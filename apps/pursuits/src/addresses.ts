import { addressWith, textIn } from '@casewright/web/address';
import { paths, pursuitAt } from '@casewright/web/paths';
import { tabInAddress } from './queries';

/** All that waits for the seller. */
export const completionApprovals = '/completion-approvals';

/** The case of a pursuit. */
export const caseOfPursuit = (id: string): string => addressWith(pursuitAt(id), tabInAddress, 'case');

/** The calculator, for a case of the pursuit. */
export const priceFor = (pursuitId: string): string => addressWith(paths.solutions, textIn('pursuit'), pursuitId);
