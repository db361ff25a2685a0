import { notify, titleOf } from '@casewright/web';
import { StepUpCanceled } from '@casewright/web/step-up';

export const notifySaved = (message: string): void => notify({ kind: 'success', title: 'Saved', message });

/** Shows the server's reason, if any. Users who dismissed step-up know that nothing was changed. */
export function notifyFailure(failure: unknown, fallback: string): void {
  if (failure instanceof StepUpCanceled) return;
  notify({ kind: 'error', title: 'Not Saved', message: titleOf(failure, fallback) });
}
