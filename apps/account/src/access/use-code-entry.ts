import type { Problem } from '@casewright/web';
import { useState, type FormEvent } from 'react';
import { useCountdown } from './use-countdown';

const CODE_LENGTH = 6;

export type CodeEntry = ReturnType<typeof useCodeEntry>;

/** A code being typed, and why the server refused the last one. */
export function useCodeEntry() {
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [reason, setReason] = useState<string>();
  const { secondsLeft, waitFor } = useCountdown(0);
  const isComplete = code.length === CODE_LENGTH;
  /** Why no code is accepted now. */
  const locked = secondsLeft > 0 ? reason : undefined;

  return {
    code,
    change: (written: string) => {
      setCode(written);
      setWrong(undefined);
    },
    isComplete,
    wrong,
    markWrong: setWrong,
    locked,
    secondsLeft,
    refuse: (failure: Problem) => {
      const isLocked = failure.status === 429;
      setWrong(isLocked ? undefined : failure.fields['code']?.[0]);
      if (!isLocked) return;
      setReason(failure.title);
      waitFor(failure.number('retryAfterSeconds') ?? 0);
    },
    submitted: (send: (code: string) => unknown, mayBeSent = isComplete) => {
      return (event: FormEvent) => {
        event.preventDefault();
        if (mayBeSent && !locked) send(code);
      };
    },
  };
}
