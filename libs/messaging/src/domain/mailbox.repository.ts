import type { Message } from './message';

export interface ReceivedMessage {
  readonly senderId: string;
  readonly conversationId: string;
}

export interface SentMessage {
  readonly messageId: string;
  readonly conversationId: string;
  /** 1, also for the team, whose size only admins see. */
  readonly recipientCount: 1;
}

export abstract class Mailbox {
  /** Delivers a copy to each recipient, and to the sender if they keep one. Repeats are ignored. */
  abstract deliver(message: Message): Promise<void>;
  /** @returns undefined if the owner, or for the team any admin, received no such message */
  abstract received(ownerId: string, messageId: string, isTeam: boolean): Promise<ReceivedMessage | undefined>;
  /** @returns undefined if the owner sent no such message */
  abstract sent(ownerId: string, messageId: string): Promise<SentMessage | undefined>;
  /** @returns the number of unread copies; undefined if the owner has none of the messages */
  abstract markRead(ownerId: string, messageIds: readonly string[], at: Date): Promise<number | undefined>;
  /** @returns the number of these that the owner received */
  abstract markUnread(ownerId: string, messageIds: readonly string[], at: Date): Promise<number>;
  /** Marks what a list at this snapshot could show. @returns the number of unread copies */
  abstract markShownRead(ownerId: string, snapshot: string, at: Date): Promise<number>;
  /** @returns the number of these that the owner had */
  abstract delete(ownerId: string, messageIds: readonly string[], at: Date): Promise<number>;
  /** Restores copies deleted after `since`. @returns their number */
  abstract restore(ownerId: string, messageIds: readonly string[], since: Date): Promise<number>;
  /** Purges a batch of copies deleted before. @returns their number */
  abstract purge(deletedBefore: Date): Promise<number>;
  /** Moves contact submissions from these addresses to `email`. */
  abstract readdress(addresses: readonly string[], email: string): Promise<void>;
  /** Erases copies, drafts, contact submissions and the owner's name on others' copies. */
  abstract erase(ownerId: string, email: string | undefined): Promise<void>;
}
