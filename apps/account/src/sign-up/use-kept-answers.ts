import { useEffect } from 'react';
import { forgetAnswers, keepAnswers } from './kept-answers';
import type { SignUpAnswers } from './sign-up-refusal';

/** Keeps the answers when the page is left, until the account exists. */
export function useKeptAnswers(answers: () => SignUpAnswers, isDone: boolean): void {
  useEffect(() => {
    if (isDone) return forgetAnswers();
    const save = () => keepAnswers(answers());
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [answers, isDone]);
}
