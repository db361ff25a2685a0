import { AggregateRoot } from '@casewright/kernel';
import { SUBJECT_MAX_LENGTH } from '@casewright/rules';
import { MailboxChanged } from './mailbox.events';
import { MessageIncomplete } from './message.errors';

export interface MessageText {
  readonly subject: string;
  readonly content: string;
}

/** A file with a message. */
export interface SentAttachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The media type of its content. */
  readonly type: string;
}

export interface Sender {
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
}

/** Messages that answer one another. */
export interface Conversation {
  readonly id: string;
  /** Whom the admins talk with. Needed for a conversation that begins; absent among admins. */
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  /** The case that it is about. Where it is about none, or goes on, absent. */
  readonly caseId?: string | undefined;
}

export interface Delivery {
  readonly recipientIds: readonly string[];
  /** Absent when it goes to every admin. */
  readonly recipientName?: string | undefined;
  readonly conversation: Conversation;
  /** Whose pages show the conversation too: the colleagues of the admins in it. */
  readonly watcherIds?: readonly string[] | undefined;
  /** Another email tells of it: none about unread messages does. */
  readonly isMailed?: boolean | undefined;
}

/** Writes in the name of the product. What answers it goes to every admin. */
export const TEAM_ID = 'ca5e0000-0000-4000-8000-000000000000';

/** Written once: what is delivered are copies, and each is its owner's. */
export class Message extends AggregateRoot {
  readonly recipientIds: readonly string[];
  readonly recipientName: string | undefined;
  readonly conversation: Conversation;
  readonly isMailed: boolean;

  private constructor(
    readonly id: string,
    readonly sender: Sender,
    readonly subject: string,
    readonly content: string,
    delivery: Delivery,
    readonly createdAt: Date,
    /** Whether its sender has a copy too. */
    readonly isKeptBySender: boolean,
    readonly attachments: readonly SentAttachment[] = [],
  ) {
    super();
    this.recipientIds = [...new Set(delivery.recipientIds)];
    this.recipientName = delivery.recipientName;
    this.conversation = delivery.conversation;
    this.isMailed = delivery.isMailed ?? false;
    const concerned = new Set([...this.recipientIds, sender.id, ...(delivery.watcherIds ?? [])]);
    this.record(new MailboxChanged([...concerned], createdAt));
  }

  /**
   * @param id that of the draft it was, so that sending it again changes nothing
   * @throws MessageIncomplete
   */
  static write(
    sender: Sender,
    text: MessageText,
    delivery: Delivery,
    at: Date,
    id: string = crypto.randomUUID(),
    attachments: readonly SentAttachment[] = [],
  ): Message {
    const subject = text.subject.trim();
    const missing = [...(subject ? [] : ['subject']), ...(text.content.trim() ? [] : ['content'])];
    if (missing.length > 0) throw new MessageIncomplete(missing);
    return new Message(id, sender, subject, text.content, delivery, at, true, attachments);
  }

  /** Written by the product about an event, whose id it takes: delivered once per event. */
  static announce(id: string, sender: Sender, text: MessageText, delivery: Delivery, at: Date): Message {
    const subject = text.subject.slice(0, SUBJECT_MAX_LENGTH);
    return new Message(id, sender, subject, text.content, delivery, at, false);
  }
}
