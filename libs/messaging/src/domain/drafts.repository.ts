import type { Draft, SavedDraft } from './draft';

export abstract class Drafts {
  /** @returns undefined if the id is taken */
  abstract add(draft: Draft, at: Date): Promise<SavedDraft | undefined>;
  abstract findForUpdate(ownerId: string, id: string): Promise<SavedDraft | undefined>;
  abstract update(draft: SavedDraft, at: Date): Promise<void>;
  /** @returns false if the owner has no such draft */
  abstract delete(ownerId: string, id: string): Promise<boolean>;
  abstract count(ownerId: string): Promise<number>;
}
