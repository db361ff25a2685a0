import { notify } from '@casewright/web';
import type { DraftState } from './use-draft';

export const DRAFT_STATES: Readonly<Record<DraftState, string>> = {
  unchanged: 'Saved as you type',
  writing: 'Saving...',
  saved: 'Draft saved',
  unsaved: 'Draft not saved. We’ll try again as you type.',
  'in-conflict': 'Draft not saved. Choose above how to go on.',
};

export const sayDraftSaved = () =>
  notify({ title: 'Draft Saved', message: 'Draft saved successfully.', kind: 'success' });

export const sayEmptyDraft = () =>
  notify({
    title: 'Error',
    message: 'Please enter at least a subject or message content to save as draft.',
    kind: 'error',
  });
