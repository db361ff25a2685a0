import type { Draft, SavedDraft } from './draft';

export abstract class Drafts {
  /** @returns undefined when the id is taken */
  abstract add(draft: Draft, at: Date): Promise<SavedDraft | undefined>;
  /** Locked until the transaction ends. */
  abstract findForUpdate(ownerId: string, id: string): Promise<SavedDraft | undefined>;
  abstract update(draft: SavedDraft, at: Date): Promise<void>;
  /** @returns whether the owner had it */
  abstract delete(ownerId: string, id: string): Promise<boolean>;
  abstract count(ownerId: string): Promise<number>;
}
