import { List } from '@casewright/platform';
import { MESSAGE_COLUMNS, type MessageRow } from './listed-message';

/** The owner's copies and, for the team, messages with people. Parameters: owner, `conversations`, is in the team. */
export const visibleMessages = (name: string, conversations: string): List<MessageRow> =>
  new List<MessageRow>({
    name,
    select: MESSAGE_COLUMNS.replace(
      'copy.read_at is not null',
      '(copy.is_received is null or copy.read_at is not null)',
    ),
    from: `messaging.messages message
      join messaging.conversations conversation on conversation.id = message.conversation_id
      left join lateral (
        select read_at, is_received from messaging.copies
        where owner_id = $1 and message_id = message.id and deleted_at is null order by is_received desc limit 1
      ) copy on true`,
    where: `${conversations} and (copy.is_received is not null or ($3::boolean and conversation.person_id <> $1))`,
    parameters: 3,
    newestFirst: [{ column: 'message.position', type: 'bigint' }],
    pageSize: 25,
  });
