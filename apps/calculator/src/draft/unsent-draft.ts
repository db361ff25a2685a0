import { hasAnswers, type Draft } from './answers';
import { draftStorage, isStoredFor, readSynced, writeSynced, type Synced } from './draft-storage';

/** Answers the server did not have when the draft was left: in this tab only, and for their owner only. */
let unsent: { readonly owner: string; readonly draft: Draft; readonly synced: Synced } | undefined;

/** Signing out clears what is stored for the user. */
export function keepUnsent(owner: string, draft: Draft): void {
  const synced = readSynced(owner);
  if (hasAnswers(draft) && draft.attempt !== synced.attempt) unsent = { owner, draft, synced };
}

/** When the same user is back. */
export function restoreUnsent(owner: string): void {
  if (unsent?.owner !== owner) return;
  if (!isStoredFor(owner)) {
    void draftStorage.setItem(owner, { state: unsent.draft });
    writeSynced(owner, unsent.synced);
  }
  unsent = undefined;
}

export function forgetUnsent(): void {
  unsent = undefined;
}
