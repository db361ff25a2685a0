/**
 * The messages of a conversation that somebody sees: their own copies, and for the provider's team all that any of them
 * wrote or received. Parameters: the owner, the conversation, whether the owner is of the team.
 */
export const VISIBLE_MESSAGES = `messaging.messages message
  join messaging.conversations conversation on conversation.id = message.conversation_id
  left join lateral (
    select read_at, is_received from messaging.copies
    where owner_id = $1 and message_id = message.id and deleted_at is null order by is_received desc limit 1
  ) copy on true`;

export const IS_VISIBLE = `message.conversation_id = $2
  and (copy.is_received is not null or ($3::boolean and conversation.person_id <> $1))`;
