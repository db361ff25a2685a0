import { dismissNotice, notify, useNotices } from '@casewright/web';
import type { DraftState } from './use-draft';

export const DRAFT_STATES: Readonly<Record<DraftState, string>> = {
  unchanged: 'Saved as you type',
  writing: 'Saving...',
  saved: 'Draft saved',
  unsaved: 'Draft not saved. We’ll try again as you type.',
  'in-conflict': 'Draft not saved. Choose an option above.',
};

export const notifyDraftSaved = () =>
  notify({ title: 'Draft Saved', message: 'Draft saved successfully.', kind: 'success' });

const EMPTY_DRAFT = 'Please enter at least a subject or message content to save as draft.';
const MISSING_FIELDS = 'Please fill in all fields.';

export const notifyEmptyDraft = () => notify({ title: 'Error', message: EMPTY_DRAFT, kind: 'error' });
export const askForAllFields = () => notify({ title: 'Error', message: MISSING_FIELDS, kind: 'error' });

/** Dismisses notices about missing text once it is typed. */
export function clearAnswered(is: { readonly some: boolean; readonly all: boolean }): void {
  for (const { id, message } of useNotices.getState())
    if ((is.some && message === EMPTY_DRAFT) || (is.all && message === MISSING_FIELDS)) dismissNotice(id);
}
