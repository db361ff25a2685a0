import type { SentAttachment } from '../domain/message';

export interface ListedMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly subject: string;
  readonly content: string;
  readonly senderId: string;
  readonly senderName: string;
  /** A deleted sender cannot be answered. */
  readonly hasSenderLeft: boolean;
  readonly isAdminMessage: boolean;
  readonly isMine: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
  readonly attachments: readonly SentAttachment[];
  /** Set for sent messages: 1, also for the team, whose size only admins see. */
  readonly recipientCount?: number;
  /** Set for a message to one person. */
  readonly recipientName?: string;
}

export interface MessageRow extends Omit<ListedMessage, 'recipientCount' | 'recipientName'> {
  readonly recipientCount: number | null;
  readonly recipientName: string | null;
}

/** Columns of `message` and `copy`. `$1` is the owner. */
export const MESSAGE_COLUMNS = `message.id, message.conversation_id as "conversationId", message.subject,
  message.content, message.sender_id as "senderId", message.sender_name as "senderName",
  message.sender_name = messaging.former_user() as "hasSenderLeft", message.is_admin_message as "isAdminMessage",
  message.sender_id = $1 as "isMine", copy.read_at is not null as "isRead", message.created_at as "createdAt", message.attachments,
  case when not copy.is_received then 1 end as "recipientCount",
  case when not copy.is_received then message.recipient_name end as "recipientName"`;

/** Shows a message to oneself once. With `exists`, the planner may read all received copies for each page. */
export const ONCE = `(copy.is_received or (select received.position from messaging.copies received
  where received.owner_id = copy.owner_id and received.message_id = message.id and received.is_received) is null)`;

export const listed = ({ recipientCount, recipientName, ...message }: MessageRow): ListedMessage => ({
  ...message,
  ...(recipientCount !== null && { recipientCount }),
  ...(recipientName !== null && { recipientName }),
});
