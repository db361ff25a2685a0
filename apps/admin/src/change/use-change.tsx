import { clearNotices, notify, Problem, queryClient, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { StepUpCanceled, useIsShown, useStepUp } from '@casewright/web/step-up';
import { useRef } from 'react';
import { useFailureText } from './failure';
import { failureText, isRefusal, sendChange, type SentChange } from './send-change';

/** A message, titled 'Success' if it has no other title. `error` if something was found that needs attention. */
export type Done = string | { readonly title: string; readonly message: string; readonly kind?: 'success' | 'error' };

export interface Change extends SentChange {
  /** Success notice. A function if it depends on the answer. */
  readonly done: Done | (() => Done);
  /** Notice of a failure without a reason, where the specification has one. */
  readonly failed?: string;
  /** Whether the form disappears if the change is refused, or only by these codes, so that a notice has to say why. */
  readonly isGoneIfRefused?: boolean | readonly string[];
  /** Called before the new state is shown. */
  readonly onMade?: () => void;
  /** Refetches everything that shows what may have changed. By default, all of the admin area. */
  readonly refetch?: (isMade: boolean) => Promise<unknown>;
}

export interface Outcome {
  readonly isMade: boolean;
  /** Server-side errors by field. */
  readonly fields: Problem['fields'];
}

const isAmong = (refusals: boolean | readonly string[], failure: unknown): boolean =>
  typeof refusals === 'boolean' ? refusals : failure instanceof Problem && refusals.includes(failure.code);

const refetchAll = () => queryClient.invalidateQueries({ queryKey: ['admin'] });

/**
 * Makes one change at a time, with step-up if the server requires it. Show `failure` where the change was asked for.
 */
export function useChange() {
  const { confirmed, prompt } = useStepUp();
  const isShown = useIsShown();
  const isUnderWay = useRef(false);
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    onMutate: clearNotices,
    mutationFn: (change: Change) => confirmed(() => sendChange(change)),
    onSuccess: (_, { done, onMade, refetch = refetchAll }) => {
      onMade?.();
      const notice = typeof done === 'function' ? done() : done;
      notify({ kind: 'success', ...(typeof notice === 'string' ? { title: 'Success', message: notice } : notice) });
      return refetch(true);
    },
    onError: (failure, { failed, isGoneIfRefused = false, refetch = refetchAll }) => {
      if (failure instanceof StepUpCanceled) return;
      const message = failed ? titleOf(failure, failed) : failureText(failure);
      const isUnseen = !isShown.current || (isRefusal(failure) && isAmong(isGoneIfRefused, failure));
      if (failed || isUnseen) notify({ kind: 'error', title: 'Error', message });
      // It may have been made, or refused because of a newer state.
      void refetch(false);
    },
  });
  const reason = useFailureText(error instanceof StepUpCanceled ? null : error);
  // The same as in the notice.
  const failure = reason && error && variables?.failed ? titleOf(error, variables.failed) : reason;
  return {
    /** Ignored while another change is pending. */
    make: async (change: Change): Promise<Outcome> => {
      if (isUnderWay.current) return { isMade: false, fields: {} };
      isUnderWay.current = true;
      try {
        await mutateAsync(change);
        return { isMade: true, fields: {} };
      } catch (failure) {
        return { isMade: false, fields: failure instanceof Problem ? failure.fields : {} };
      } finally {
        isUnderWay.current = false;
      }
    },
    isPending,
    failure,
    /** Clears the failure. A pending change stays pending and still reports its own. */
    dismiss: () => {
      if (!isUnderWay.current) reset();
    },
    prompt,
  };
}
