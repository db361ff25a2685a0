import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { MailKind, MailPreferences } from '../../domain/mail-preferences';
import { MailPreferencesStore } from '../../domain/mail-preferences.repository';

const put = prepared(
  'messaging.put-mail-preferences',
  `insert into messaging.mail_preferences (user_id, messages, cases, receipts, updates, cadence, time_zone)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (user_id) do update set messages = $2, cases = $3, receipts = $4, updates = $5, cadence = $6, time_zone = $7`,
);

const switchOff = prepared(
  'messaging.switch-mail-off',
  `insert into messaging.mail_preferences (user_id, messages, cases, receipts, updates)
   values ($1, $2 <> 'messages', $2 <> 'cases', $2 <> 'receipts', $2 <> 'updates')
   on conflict (user_id) do update set
     messages = mail_preferences.messages and excluded.messages, cases = mail_preferences.cases and excluded.cases,
     receipts = mail_preferences.receipts and excluded.receipts, updates = mail_preferences.updates and excluded.updates`,
);

@Injectable()
export class SqlMailPreferences extends MailPreferencesStore {
  constructor(private readonly sql: Sql) {
    super();
  }

  async put(userId: string, { messages, cases, receipts, updates, cadence, timeZone }: MailPreferences): Promise<void> {
    await this.sql.run(put, [userId, messages, cases, receipts, updates, cadence, timeZone]);
  }

  async switchOff(userId: string, kind: MailKind): Promise<void> {
    await this.sql.run(switchOff, [userId, kind]);
  }
}
