import type { CaseSelections } from '@casewright/rules';
import { create } from 'zustand';

/** Answers that gave way to others: told to who gave them, and kept to look at. */
export interface GivenWay {
  readonly answers: CaseSelections;
  /** In milliseconds; 0: not known. */
  readonly changedAt: number;
  /** What stands in their place. */
  readonly to: 'this-device' | 'another-device' | 'another-tab' | 'nothing-in-tab' | 'nothing' | 'signing-in';
}

export const useGivenWay = create<{ readonly last?: GivenWay | undefined }>(() => ({}));

export const tellGivenWay = (last: GivenWay | undefined): void => useGivenWay.setState({ last });
