import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DEFAULT_PREFERENCES, type MailPreferences } from '../domain/mail-preferences';

export class GetMailPreferences extends Query<MailPreferences> {
  constructor(readonly userId: string) {
    super();
  }
}

const preferencesOf = prepared<MailPreferences>(
  'messaging.get-mail-preferences',
  `select messages, cases, receipts, updates, cadence, time_zone as "timeZone"
   from messaging.mail_preferences where user_id = $1`,
);

@QueryHandler(GetMailPreferences)
export class GetMailPreferencesHandler implements IQueryHandler<GetMailPreferences> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ userId }: GetMailPreferences): Promise<MailPreferences> {
    const [kept] = await this.sql.read(preferencesOf, [userId]);
    return kept ?? DEFAULT_PREFERENCES;
  }
}
