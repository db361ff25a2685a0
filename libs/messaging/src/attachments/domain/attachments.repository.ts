import type { Attachment, NewAttachment } from './attachment';

/** Files with drafts, and with the messages that these become. */
export abstract class Attachments {
  /**
   * Until the transaction ends, nobody else adds to what is written under this id, or sends it.
   * @returns undefined for what was sent, and for somebody else's draft
   */
  abstract lock(ownerId: string, draftId: string): Promise<readonly Attachment[] | undefined>;
  abstract add(ownerId: string, draftId: string, wanted: NewAttachment): Promise<Attachment>;
  /** @throws FileNotFound */
  abstract remove(draftId: string, id: string): Promise<void>;
  abstract removeAll(draftId: string): Promise<void>;
  /** They stay as long as the message that the draft became. */
  abstract claim(draftId: string): Promise<void>;
  /** Removes those with drafts that were never saved. */
  abstract removeAbandoned(): Promise<void>;
}
