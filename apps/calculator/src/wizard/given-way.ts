import type { CaseSelections } from '@casewright/rules';
import { create } from 'zustand';

/** Answers that gave way to others: told to who gave them, and kept to look at. */
export interface GivenWay {
  readonly answers: CaseSelections;
  /** In milliseconds; 0: not known. */
  readonly changedAt: number;
  /** Where those come from that are shown instead. */
  readonly to: 'this-device' | 'another-device' | 'signing-in';
}

export const useGivenWay = create<{ readonly last?: GivenWay | undefined }>(() => ({}));

export const tellGivenWay = (last: GivenWay | undefined): void => useGivenWay.setState({ last });
