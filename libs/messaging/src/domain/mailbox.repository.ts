import type { Message } from './message';

export interface ReceivedMessage {
  readonly senderId: string;
  readonly conversationId: string;
}

export interface SentMessage {
  readonly messageId: string;
  readonly conversationId: string;
  readonly recipientCount: number;
}

export abstract class Mailbox {
  /** A copy for the sender who keeps one, and one for each recipient. The same message again makes no difference. */
  abstract deliver(message: Message): Promise<void>;
  /** Undefined when the owner received no such message; for the team, when no person wrote it to any of them. */
  abstract received(ownerId: string, messageId: string, isTeam: boolean): Promise<ReceivedMessage | undefined>;
  /** Undefined when the owner sent no such message. */
  abstract sent(ownerId: string, messageId: string): Promise<SentMessage | undefined>;
  /** @returns how many copies were unread; undefined when the owner has none of these */
  abstract markRead(ownerId: string, messageIds: readonly string[], at: Date): Promise<number | undefined>;
  /** @returns how many of these the owner received */
  abstract markUnread(ownerId: string, messageIds: readonly string[], at: Date): Promise<number>;
  /** All that a list read at this snapshot could show. @returns how many copies were unread */
  abstract markShownRead(ownerId: string, snapshot: string, at: Date): Promise<number>;
  /** @returns how many of these the owner had */
  abstract delete(ownerId: string, messageIds: readonly string[], at: Date): Promise<number>;
  /** @returns how many of these the owner has again: those deleted after `since` */
  abstract restore(ownerId: string, messageIds: readonly string[], since: Date): Promise<number>;
  /** Removes for good what was deleted before. @returns how many copies, a bounded number at once */
  abstract purge(deletedBefore: Date): Promise<number>;
  /** What was written by the contact form from one of these addresses is answered at this one. */
  abstract readdress(addresses: readonly string[], email: string): Promise<void>;
  /** Their copies, drafts, what they wrote by the contact form, and their name on what others keep. */
  abstract erase(ownerId: string, email: string | undefined): Promise<void>;
}
