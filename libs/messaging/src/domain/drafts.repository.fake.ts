import type { Draft, SavedDraft } from './draft';
import { Drafts } from './drafts.repository';

export class DraftsInMemory extends Drafts {
  private readonly drafts = new Map<string, SavedDraft>();

  async add(draft: Draft): Promise<SavedDraft | undefined> {
    if (this.drafts.has(draft.id)) return undefined;
    const saved = { ...draft, version: 1 };
    this.drafts.set(draft.id, saved);
    return saved;
  }

  async findForUpdate(ownerId: string, id: string): Promise<SavedDraft | undefined> {
    const draft = this.drafts.get(id);
    return draft?.ownerId === ownerId ? draft : undefined;
  }

  async update(draft: SavedDraft): Promise<void> {
    this.drafts.set(draft.id, draft);
  }

  async delete(ownerId: string, id: string): Promise<boolean> {
    return (await this.findForUpdate(ownerId, id)) !== undefined && this.drafts.delete(id);
  }

  async count(ownerId: string): Promise<number> {
    return [...this.drafts.values()].filter((draft) => draft.ownerId === ownerId).length;
  }
}
