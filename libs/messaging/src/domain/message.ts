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

/** Written once: what is delivered are copies, and each is its owner's. */
export class Message {
  readonly id = crypto.randomUUID();

  private constructor(
    readonly sender: Sender,
    readonly subject: string,
    readonly content: string,
    readonly recipientIds: readonly string[],
    readonly createdAt: Date,
  ) {}

  /** @throws MessageIncomplete */
  static write(sender: Sender, letter: Letter, recipientIds: readonly string[], at: Date): Message {
    const subject = letter.subject.trim();
    const missing = [...(subject ? [] : ['subject']), ...(letter.content.trim() ? [] : ['content'])];
    if (missing.length > 0) throw new MessageIncomplete(missing);
    return new Message(sender, subject, letter.content, [...new Set(recipientIds)], at);
  }
}
