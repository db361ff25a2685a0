import type { Message } from './message';

/** Everyone's copies of messages. */
export abstract class Mailbox {
  /** A copy for the sender who keeps one, and one for each recipient. The same message again makes no difference. */
  abstract deliver(message: Message): Promise<void>;
  /** Who wrote what the owner received; undefined when the owner received no such message. */
  abstract senderOf(ownerId: string, messageId: string): Promise<string | undefined>;
  /** @returns whether the owner has a copy of it */
  abstract markRead(ownerId: string, messageId: string, at: Date): Promise<boolean>;
  /** What was written by the contact form from one of these addresses is answered at this one. */
  abstract readdress(addresses: readonly string[], email: string): Promise<void>;
  /** Their copies, what they wrote by the contact form, and their name on what others keep. */
  abstract erase(ownerId: string, email: string | undefined): Promise<void>;
}
