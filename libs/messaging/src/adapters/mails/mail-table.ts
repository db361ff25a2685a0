import { mail } from '@casewright/platform';
import { IsUUID } from 'class-validator';
import { ListUnreadForMail } from '../../queries/list-unread-for-mail';
import { unreadMessagesMail } from './unread-messages';

class UnreadMailDuePayload {
  @IsUUID()
  readonly ownerId!: string;

  @IsUUID(undefined, { each: true })
  readonly messageIds!: readonly string[];
}

export const MAIL_TABLE = [
  mail({
    name: 'messaging.mail-unread',
    on: 'messaging.unread-mail-due',
    payload: UnreadMailDuePayload,
    kind: 'messages',
    to: ({ ownerId }) => ownerId,
    // What was read meanwhile is no longer mailed.
    facts: async ({ ownerId, messageIds }, queries) => {
      const messages = await queries.execute(new ListUnreadForMail(ownerId, messageIds));
      return messages.length > 0 ? { messages } : undefined;
    },
    template: unreadMessagesMail,
  }),
];
