import type { Draft } from './draft';
import { draftStorage, isUnanswered, readSynced, writeSynced, type Synced } from './draft-storage';

/** Answers that the server had not got when its user's session ended: in this tab alone, and for nobody else. */
let heldBack: { readonly owner: string; readonly draft: Draft; readonly synced: Synced } | undefined;

/** Before what is kept for the user is forgotten. */
export function holdBack(owner: string, draft: Draft): void {
  const synced = readSynced(owner);
  if (!isUnanswered(draft) && draft.attempt !== synced.attempt) heldBack = { owner, draft, synced };
}

/** When the same user is back. */
export function giveBack(owner: string): void {
  if (heldBack?.owner !== owner) return;
  void draftStorage.setItem(owner, { state: heldBack.draft });
  writeSynced(owner, heldBack.synced);
  heldBack = undefined;
}
