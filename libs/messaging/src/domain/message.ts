import { MessageIncomplete } from './message.errors';

export const SUBJECT_MAX_LENGTH = 200;
export const CONTENT_MAX_LENGTH = 10_000;

/** What its sender wrote. */
export interface MessageText {
  readonly subject: string;
  readonly content: string;
}

export interface Sender {
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** Writes in the name of the product. What answers it goes to every admin. */
export const TEAM_ID = 'ca5e0000-0000-4000-8000-000000000000';

/** Written once: what is delivered are copies, and each is its owner's. */
export class Message {
  private constructor(
    readonly id: string,
    readonly sender: Sender,
    readonly subject: string,
    readonly content: string,
    readonly recipientIds: readonly string[],
    readonly createdAt: Date,
    /** Whether its sender has a copy too. */
    readonly isKeptBySender: boolean,
  ) {}

  /** @throws MessageIncomplete */
  static write(sender: Sender, text: MessageText, recipientIds: readonly string[], at: Date): Message {
    const subject = text.subject.trim();
    const missing = [...(subject ? [] : ['subject']), ...(text.content.trim() ? [] : ['content'])];
    if (missing.length > 0) throw new MessageIncomplete(missing);
    return new Message(crypto.randomUUID(), sender, subject, text.content, [...new Set(recipientIds)], at, true);
  }

  /** Written by the product about an event, whose id it takes: delivered once per event. */
  static announce(id: string, sender: Sender, text: MessageText, recipientIds: readonly string[], at: Date): Message {
    const subject = text.subject.slice(0, SUBJECT_MAX_LENGTH);
    return new Message(id, sender, subject, text.content, [...new Set(recipientIds)], at, false);
  }
}
