import type { Writer } from '../domain/conversation';
import { TEAM_ID } from '../domain/message';

export interface ProviderConversation {
  readonly id: string;
  readonly personId: string;
  readonly personName: string;
  readonly isDone: boolean;
  readonly assigneeId: string | null;
  readonly assigneeName: string | null;
  /** Subject of the newest message. */
  readonly subject: string;
  /** First 100 characters of the newest message, with an ellipsis if there are more. */
  readonly preview: string;
  readonly lastMessageAt: Date;
  readonly answeredBy: readonly Writer[];
  /** Whether the requesting admin has unread messages in it. */
  readonly isUnread: boolean;
}

const PREVIEW_LENGTH = 100;

/** `$1` is the requesting admin. */
export const CONVERSATION_COLUMNS = `conversation.id, conversation.person_id as "personId",
  conversation.person_name as "personName", conversation.is_done as "isDone",
  conversation.assignee_id as "assigneeId", conversation.assignee_name as "assigneeName",
  newest.subject, newest.preview, conversation.last_message_at as "lastMessageAt",
  coalesce((
    select jsonb_agg(distinct jsonb_build_object('id', message.sender_id, 'name', message.sender_name))
    from messaging.messages message
    where message.conversation_id = conversation.id and message.is_admin_message and message.sender_id <> '${TEAM_ID}'
  ), '[]') as "answeredBy",
  exists (
    select from messaging.messages message join messaging.copies copy on copy.message_id = message.id
    where message.conversation_id = conversation.id and copy.owner_id = $1 and copy.is_received
      and copy.read_at is null and copy.deleted_at is null
  ) as "isUnread"`;

export const CONVERSATIONS = `messaging.conversations conversation join lateral (
  select message.subject,
    left(message.content, ${PREVIEW_LENGTH}) || case when length(message.content) > ${PREVIEW_LENGTH} then '…' else '' end as preview
  from messaging.messages message where message.conversation_id = conversation.id order by message.position desc limit 1
) newest on true`;
