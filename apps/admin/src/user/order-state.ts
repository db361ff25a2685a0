import type { UserOrder } from './queries';

const STATES: Readonly<Record<UserOrder['status'], string>> = {
  open: 'Open',
  processing: 'Processing',
  credited: 'Paid',
  failed: 'Failed',
  expired: 'Expired',
};

type State = Pick<UserOrder, 'status' | 'credits' | 'reversedCredits'> & Partial<Pick<UserOrder, 'isRefunding'>>;

/** Orders are refunded in full, and again only if that fails. */
export const isRefundable = ({ status, reversedCredits, isRefunding }: State): boolean =>
  status === 'credited' && reversedCredits === 0 && !isRefunding;

export function orderStateText({ status, credits, reversedCredits, isRefunding }: State): string {
  if (isRefunding) return 'Refund processing';
  if (reversedCredits === 0) return STATES[status];
  return reversedCredits < credits ? 'Partly refunded' : 'Refunded';
}
