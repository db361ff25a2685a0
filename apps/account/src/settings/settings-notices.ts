import { notify, titleOf } from '@casewright/web';

export const tellSaved = (message: string): void => notify({ kind: 'success', title: 'Saved', message });

/** In the server's words where it has any. */
export const tellFailure = (failure: unknown, otherwise: string): void =>
  notify({ kind: 'error', title: 'Not Saved', message: titleOf(failure, otherwise) });
