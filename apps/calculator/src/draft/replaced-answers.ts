import type { CaseSelections } from '@casewright/rules';
import { create } from 'zustand';

/** Replaced answers, for the user to compare. */
export interface ReplacedAnswers {
  readonly answers: CaseSelections;
  /** In milliseconds; 0 if unknown. */
  readonly changedAt: number;
  readonly replacedBy: 'this-device' | 'another-device' | 'another-tab' | 'cleared-in-tab' | 'cleared' | 'signing-in';
}

export const useReplacedAnswers = create<{ readonly last?: ReplacedAnswers | undefined }>(() => ({}));

export const setReplacedAnswers = (last: ReplacedAnswers | undefined): void => useReplacedAnswers.setState({ last });
