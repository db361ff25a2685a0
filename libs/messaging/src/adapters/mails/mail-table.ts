import { mail } from '@casewright/platform';
import { IsInt, IsString, IsUUID } from 'class-validator';
import { ListUnreadForMail } from '../../queries/list-unread-for-mail';
import { pilotApprovedMail } from './pilot-approved';
import { pilotDeclinedMail } from './pilot-declined';
import { unreadMessagesMail } from './unread-messages';

class UnreadMailDuePayload {
  @IsUUID()
  readonly ownerId!: string;

  @IsUUID(undefined, { each: true })
  readonly messageIds!: readonly string[];
}

class PilotApprovedPayload {
  @IsUUID()
  readonly userId!: string;

  @IsInt()
  readonly credits!: number;
}

class PilotDeclinedPayload {
  @IsUUID()
  readonly userId!: string;

  @IsString()
  readonly reason!: string;
}

export const MAIL_TABLE = [
  mail({
    name: 'messaging.mail-pilot-approved',
    on: 'messaging.pilot-approved',
    payload: PilotApprovedPayload,
    to: ({ userId }) => userId,
    facts: ({ credits }) => ({ credits }),
    template: pilotApprovedMail,
  }),
  mail({
    name: 'messaging.mail-pilot-declined',
    on: 'messaging.pilot-declined',
    payload: PilotDeclinedPayload,
    to: ({ userId }) => userId,
    facts: ({ reason }) => ({ reason }),
    template: pilotDeclinedMail,
  }),
  mail({
    name: 'messaging.mail-unread',
    on: 'messaging.unread-mail-due',
    payload: UnreadMailDuePayload,
    kind: 'messages',
    to: ({ ownerId }) => ownerId,
    // Skip messages that were read in the meantime.
    facts: async ({ ownerId, messageIds }, queries) => {
      const messages = await queries.execute(new ListUnreadForMail(ownerId, messageIds));
      return messages.length > 0 ? { messages } : undefined;
    },
    template: unreadMessagesMail,
  }),
];
