import { Problem } from '@casewright/web';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useIsShown } from './use-is-shown';

const StepUp = lazy(async () => ({ default: (await import('./step-up')).StepUp }));

/** The user dismissed the prompt. Nothing was changed. */
export class StepUpCanceled extends Error {}

interface PendingChange {
  /** Of the prompts for one change, so that each starts empty. */
  readonly round: number;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/**
 * `confirmed` runs a change. Whenever the server requires step-up, it prompts and runs the change again. Without a place
 * to prompt, since the form was closed, the change is canceled.
 */
export function useStepUp() {
  const [pending, setPending] = useState<PendingChange>();
  const isShown = useIsShown();
  useEffect(() => () => pending?.cancel(), [pending]);
  const confirmed = useCallback(
    async <Result,>(change: () => Promise<Result>): Promise<Result> => {
      // Prompts again if the confirmation expires before the change arrives.
      for (let round = 1; ; round++) {
        try {
          return await change();
        } catch (failure) {
          if (!(failure instanceof Problem) || failure.code !== 'platform.step-up-needed') throw failure;
          if (!isShown.current) throw new StepUpCanceled();
          await new Promise<void>((confirm, refuse) =>
            setPending({ round, confirm, cancel: () => refuse(new StepUpCanceled()) }),
          ).finally(() => setPending(undefined));
        }
      }
    },
    [isShown],
  );
  const prompt = pending && (
    <Suspense>
      <StepUp key={pending.round} onConfirmed={pending.confirm} onCancel={pending.cancel} />
    </Suspense>
  );
  return { confirmed, prompt };
}
