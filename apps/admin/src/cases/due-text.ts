import { type CaseState, dueDayText, isSellersTurn } from '@casewright/rules';

export const isOverdue = (dueAt: string | null, now = new Date()): boolean => dueAt !== null && new Date(dueAt) < now;

/** 'Wed, Dec 2', or why there is no date. */
export function dueText({ dueAt, state }: { readonly dueAt: string | null; readonly state: CaseState }): string {
  if (dueAt) return dueDayText(dueAt);
  if (state === 'inputs' || state === 'terms' || state === 'new-terms') return 'Not started';
  return state === 'delivered' || state === 'presented' ? 'Delivered' : 'Clock stopped';
}

export const waitsText = (state: CaseState, isLate: boolean): string =>
  isSellersTurn(state)
    ? 'Waiting for seller'
    : isLate
      ? 'Overdue'
      : state === 'on-hold'
        ? 'On hold'
        : 'Waiting for you';
