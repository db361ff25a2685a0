import { creditsText } from '@casewright/rules';
import { useState } from 'react';
import { hasAnswers, type Draft } from '../draft/answers';

/** What happened to the answers since the page was opened: this page changes none, other tabs and devices do. */
export function useChangedPrice(draft: Draft, totalCredits: number) {
  const [first] = useState(() => ({
    attempt: draft.attempt,
    isAnswered: hasAnswers(draft),
    openedAt: Date.now(),
    totalCredits,
  }));
  if (draft.attempt === first.attempt) return {};
  // A case without answers may be started, too. One that arrives from the server was changed before.
  if (!hasAnswers(draft)) return { isGone: first.isAnswered || draft.changedAt >= first.openedAt };
  const changed =
    totalCredits === first.totalCredits
      ? `Your answers changed since you opened this page. The case still costs ${creditsText(totalCredits)}.`
      : `Your answers changed since you opened this page. The case now costs ${creditsText(totalCredits)} instead of ${creditsText(first.totalCredits)}.`;
  return { changed };
}
