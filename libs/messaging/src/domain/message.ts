import { MessageIncomplete } from './message.errors';

export const SUBJECT_MAX_LENGTH = 200;
export const CONTENT_MAX_LENGTH = 10_000;

/** What its sender wrote. */
export interface Letter {
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
  static write(sender: Sender, letter: Letter, recipientIds: readonly string[], at: Date): Message {
    const subject = letter.subject.trim();
    const missing = [...(subject ? [] : ['subject']), ...(letter.content.trim() ? [] : ['content'])];
    if (missing.length > 0) throw new MessageIncomplete(missing);
    return new Message(crypto.randomUUID(), sender, subject, letter.content, [...new Set(recipientIds)], at, true);
  }

  /** Written by nobody's hand when something has happened, whose id it may bear: delivered once for one metadata. */
  static announce(id: string, sender: Sender, letter: Letter, recipientIds: readonly string[], at: Date): Message {
    const subject = letter.subject.slice(0, SUBJECT_MAX_LENGTH);
    return new Message(id, sender, subject, letter.content, [...new Set(recipientIds)], at, false);
  }
}
