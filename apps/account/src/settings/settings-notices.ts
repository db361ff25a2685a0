import { notify, titleOf } from '@casewright/web';

export const notifySaved = (message: string): void => notify({ kind: 'success', title: 'Saved', message });

/** Shows the server's reason, if any. */
export const notifyFailure = (failure: unknown, fallback: string): void =>
  notify({ kind: 'error', title: 'Not Saved', message: titleOf(failure, fallback) });
