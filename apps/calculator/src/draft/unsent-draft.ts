import { hasAnswers, type Draft } from './answers';
import { draftStorage, isStoredFor, readSynced, writeSynced, type Synced } from './draft-storage';

/** Answers that had not reached the server when the user signed out. In memory, for their owner only. */
let unsent: { readonly owner: string; readonly draft: Draft; readonly synced: Synced } | undefined;

/** Called before sign-out clears the storage. */
export function keepUnsent(owner: string, draft: Draft): void {
  const synced = readSynced(owner);
  if (hasAnswers(draft) && draft.attempt !== synced.attempt) unsent = { owner, draft, synced };
}

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
