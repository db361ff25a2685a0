import { creditsText } from '@casewright/rules';
import { useState } from 'react';
import { hasAnswers, type Draft } from '../draft/answers';

/** What happened to the price since the page was opened: this page changes no answers, other tabs and devices do. */
export function useChangedPrice(draft: Draft, totalCredits: number): string | undefined {
  const [first] = useState({ attempt: draft.attempt, totalCredits });
  if (draft.attempt === first.attempt || !hasAnswers(draft)) return undefined;
  return totalCredits === first.totalCredits
    ? `Your answers changed since you opened this page. The case still costs ${creditsText(totalCredits)}.`
    : `Your answers changed since you opened this page. The case now costs ${creditsText(totalCredits)} instead of ${creditsText(first.totalCredits)}.`;
}
