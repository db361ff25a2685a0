import type { Attachment, NewAttachment } from './attachment';

/** Files of drafts, and of the messages that drafts become. */
export abstract class Attachments {
  /** Locks attaching and sending. @returns undefined if the draft was sent or belongs to someone else */
  abstract lock(ownerId: string, draftId: string): Promise<readonly Attachment[] | undefined>;
  abstract add(ownerId: string, draftId: string, wanted: NewAttachment): Promise<Attachment>;
  /** @throws FileNotFound */
  abstract remove(draftId: string, id: string): Promise<void>;
  abstract removeAll(draftId: string): Promise<void>;
  /** Keeps the files as long as the message that the draft became. */
  abstract claim(draftId: string): Promise<void>;
  /** Removes files of drafts that were never saved. */
  abstract removeAbandoned(): Promise<void>;
}
