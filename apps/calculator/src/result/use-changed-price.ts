import { creditsText } from '@casewright/rules';
import { useState } from 'react';
import { hasAnswers, type Draft } from '../draft/answers';

/** Detects changes to the answers by other tabs and devices since the page was opened. */
export function useChangedPrice(draft: Draft, totalCredits: number) {
  const [first] = useState(() => ({
    attempt: draft.attempt,
    isAnswered: hasAnswers(draft),
    openedAt: Date.now(),
    totalCredits,
  }));
  if (draft.attempt === first.attempt) return {};
  // An empty case may be started too. Answers from the server have an earlier time.
  if (!hasAnswers(draft)) return { isGone: first.isAnswered || draft.changedAt >= first.openedAt };
  const changed =
    totalCredits === first.totalCredits
      ? `Your answers changed since you opened this page. The case still costs ${creditsText(totalCredits)}.`
      : `Your answers changed since you opened this page. The case now costs ${creditsText(totalCredits)} instead of ${creditsText(first.totalCredits)}.`;
  return { changed };
}
