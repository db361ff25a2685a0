import { AggregateRoot } from '@casewright/kernel';
import { SUBJECT_MAX_LENGTH } from '@casewright/rules';
import { MailboxChanged } from './mailbox.events';
import { MessageIncomplete } from './message.errors';

export interface MessageText {
  readonly subject: string;
  readonly content: string;
}

export interface SentAttachment {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
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
  /** The person that admins talk with. Required for a new conversation; undefined among admins. */
  readonly person?: { readonly id: string; readonly name: string } | undefined;
  /** Set for a new conversation about a case. */
  readonly caseId?: string | undefined;
}

export interface Delivery {
  readonly recipientIds: readonly string[];
  /** Undefined if it goes to every admin. */
  readonly recipientName?: string | undefined;
  readonly conversation: Conversation;
  /** Other admins whose pages show the conversation. */
  readonly watcherIds?: readonly string[] | undefined;
  /** Another email announces it, so no email about unread messages does. */
  readonly isMailed?: boolean | undefined;
}

/** Sender of product messages. Replies go to every admin. */
export const TEAM_ID = 'ca5e0000-0000-4000-8000-000000000000';

/** Immutable; each reader gets a copy. */
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

  /** @param id the draft's id, so that sending it twice delivers once. @throws MessageIncomplete */
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

  /** Creates an announcement. `id` is the event's, so that it is delivered once per event. */
  static announce(id: string, sender: Sender, text: MessageText, delivery: Delivery, at: Date): Message {
    const subject = text.subject.slice(0, SUBJECT_MAX_LENGTH);
    return new Message(id, sender, subject, text.content, delivery, at, false);
  }
}
