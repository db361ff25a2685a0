import { creditText } from '@casewright/ui';
import type { Adjustment } from './queries';

export const ADJUSTMENT_KINDS: Readonly<Record<Adjustment['kind'], string>> = {
  grant: 'Grant',
  correction: 'Correction',
  refund: 'Refund',
};

export const ADJUSTMENT_STATES: Readonly<Record<Adjustment['state'], string>> = {
  waiting: 'Waiting for approval',
  sending: 'Processing',
  posted: 'Posted',
  declined: 'Declined',
  canceled: 'Canceled',
  failed: 'Failed',
};

/** For example 'Grant of +600 credits'. */
export const adjustmentTitle = ({ kind, credits }: Adjustment): string =>
  `${ADJUSTMENT_KINDS[kind]} of ${creditText(credits, true)} credits`;
