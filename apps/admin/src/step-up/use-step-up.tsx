import { Problem } from '@casewright/web';
import { lazy, Suspense, useCallback, useState } from 'react';

const StepUp = lazy(async () => ({ default: (await import('./step-up')).StepUp }));

/** The admin dismissed the prompt. Nothing was changed. */
export class StepUpCanceled extends Error {}

interface PendingChange {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** `confirmed` runs a change. If the server requires step-up, it prompts and runs the change again. */
export function useStepUp() {
  const [pending, setPending] = useState<PendingChange>();
  const confirmed = useCallback(async <Result,>(change: () => Promise<Result>): Promise<Result> => {
    try {
      return await change();
    } catch (failure) {
      if (!(failure instanceof Problem) || failure.code !== 'platform.step-up-needed') throw failure;
      await new Promise<void>((confirm, refuse) =>
        setPending({ confirm, cancel: () => refuse(new StepUpCanceled()) }),
      ).finally(() => setPending(undefined));
      return change();
    }
  }, []);
  const prompt = pending && (
    <Suspense>
      <StepUp onConfirmed={pending.confirm} onCancel={pending.cancel} />
    </Suspense>
  );
  return { confirmed, prompt };
}
