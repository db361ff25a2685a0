import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export type MessagingData = Readonly<
  Record<'messages' | 'drafts' | 'mailPreferences' | 'contactSubmissions' | 'pilotSignups', readonly object[]>
>;

/** Everything stored about one person, for their data export. */
export class GetMessagingData extends Query<MessagingData> {
  constructor(
    readonly ownerId: string,
    /** Verified email of contact submissions. */
    readonly email: string,
  ) {
    super();
  }
}

interface Row {
  readonly data: object;
}

// What a user wrote to the team is that user's data, not the admin's who received it.
const messagesOf = prepared<Row>(
  'messaging.get-own-messages',
  `select to_jsonb(message) - array['sender_id', 'position', 'words'] || jsonb_build_object(
     'folder', case when copy.is_received then 'inbox' else 'sent' end,
     'delivered_at', copy.created_at, 'read_at', copy.read_at) as data
   from messaging.copies copy join messaging.messages message on message.id = copy.message_id
   join messaging.conversations conversation on conversation.id = message.conversation_id
   where copy.owner_id = $1 and copy.deleted_at is null
     and (not copy.is_received or coalesce(conversation.person_id, $1) = $1) order by copy.position`,
);

const mailPreferencesOf = prepared<Row>(
  'messaging.get-own-mail-preferences',
  `select to_jsonb(preferences) - 'user_id' as data from messaging.mail_preferences preferences where user_id = $1`,
);

const draftsOf = prepared<Row>(
  'messaging.get-own-drafts',
  `select to_jsonb(draft) - array['owner_id', 'version'] as data from messaging.drafts draft
   where owner_id = $1 order by updated_at`,
);

const submissionsOf = prepared<Row>(
  'messaging.get-own-submissions',
  `select to_jsonb(submission) - 'position' - 'answered_by' as data from messaging.contact_submissions submission
   where lower(email) = $1 order by position`,
);

const pilotSignupsOf = prepared<Row>(
  'messaging.get-own-pilot-signup',
  `select to_jsonb(signup) - 'position' as data from messaging.pilot_signups signup where user_id = $1`,
);

@QueryHandler(GetMessagingData)
export class GetMessagingDataHandler implements IQueryHandler<GetMessagingData> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, email }: GetMessagingData): Promise<MessagingData> {
    const messages = await this.sql.read(messagesOf, [ownerId]);
    const drafts = await this.sql.read(draftsOf, [ownerId]);
    const mailPreferences = await this.sql.read(mailPreferencesOf, [ownerId]);
    const contactSubmissions = await this.sql.read(submissionsOf, [email]);
    const pilotSignups = await this.sql.read(pilotSignupsOf, [ownerId]);
    return {
      messages: messages.map(dataOf),
      drafts: drafts.map(dataOf),
      mailPreferences: mailPreferences.map(dataOf),
      contactSubmissions: contactSubmissions.map(dataOf),
      pilotSignups: pilotSignups.map(dataOf),
    };
  }
}

const dataOf = ({ data }: Row): object => data;
