import type { SentAttachment } from '../domain/message';

export interface ListedMessage {
  readonly id: string;
  readonly conversationId: string;
  readonly subject: string;
  readonly content: string;
  readonly senderId: string;
  readonly senderName: string;
  /** Nobody can answer them. */
  readonly hasSenderLeft: boolean;
  readonly isAdminMessage: boolean;
  /** Whether the asker wrote it. */
  readonly isMine: boolean;
  readonly isRead: boolean;
  readonly createdAt: Date;
  readonly attachments: readonly SentAttachment[];
  /** Of what I sent. */
  readonly recipientCount?: number;
  /** Of what I sent to one person. */
  readonly recipientName?: string;
}

export interface MessageRow extends Omit<ListedMessage, 'recipientCount' | 'recipientName'> {
  readonly recipientCount: number | null;
  readonly recipientName: string | null;
}

/** Of `message` and `copy`, that of the owner `$1`. */
export const MESSAGE_COLUMNS = `message.id, message.conversation_id as "conversationId", message.subject,
  message.content, message.sender_id as "senderId", message.sender_name as "senderName",
  message.sender_name = messaging.former_user() as "hasSenderLeft", message.is_admin_message as "isAdminMessage",
  message.sender_id = $1 as "isMine", copy.read_at is not null as "isRead", message.created_at as "createdAt", message.attachments,
  case when not copy.is_received then message.recipient_count end as "recipientCount",
  case when not copy.is_received then message.recipient_name end as "recipientName"`;

/**
 * Of `message` and `copy`: what its owner sent and also received comes once. Not said with `exists`, for which the
 * database may read everything that the owner received, for each page.
 */
export const ONCE = `(copy.is_received or (select received.position from messaging.copies received
  where received.owner_id = copy.owner_id and received.message_id = message.id and received.is_received) is null)`;

export const listed = ({ recipientCount, recipientName, ...message }: MessageRow): ListedMessage => ({
  ...message,
  ...(recipientCount !== null && { recipientCount }),
  ...(recipientName !== null && { recipientName }),
});
