import type { Attachment, NewAttachment } from './attachment';
import { Attachments } from './attachments.repository';

export class AttachmentsInMemory extends Attachments {
  private readonly sent = new Set<string>();
  private readonly ofDrafts = new Map<string, readonly Attachment[]>();

  async lock(ownerId: string, draftId: string): Promise<readonly Attachment[] | undefined> {
    const present = this.ofDrafts.get(draftId) ?? [];
    return this.sent.has(draftId) || present.some((file) => file.ownerId !== ownerId) ? undefined : present;
  }

  async add(ownerId: string, draftId: string, wanted: NewAttachment): Promise<Attachment> {
    const added = { ...wanted, ownerId, state: 'uploading', received: 0, type: null, problem: null } as const;
    this.ofDrafts.set(draftId, [...(this.ofDrafts.get(draftId) ?? []), added]);
    return added;
  }

  settle(draftId: string, id: string, found: Partial<Attachment>): void {
    const present = this.ofDrafts.get(draftId) ?? [];
    this.ofDrafts.set(
      draftId,
      present.map((file) => (file.id === id ? { ...file, ...found } : file)),
    );
  }

  async remove(draftId: string, id: string): Promise<void> {
    this.ofDrafts.set(draftId, this.ofDrafts.get(draftId)?.filter((file) => file.id !== id) ?? []);
  }

  async removeAll(draftId: string): Promise<void> {
    this.ofDrafts.delete(draftId);
  }

  async claim(draftId: string): Promise<void> {
    this.sent.add(draftId);
  }

  async removeAbandoned(): Promise<void> {
    this.ofDrafts.clear();
  }
}
