import type { Message } from './message';

/** Everyone's copies of messages. */
export abstract class Mailbox {
  /** A copy for the sender, and one for each recipient. */
  abstract deliver(message: Message): Promise<void>;
  /** @returns whether the owner has a copy of it */
  abstract markRead(ownerId: string, messageId: string, at: Date): Promise<boolean>;
}
