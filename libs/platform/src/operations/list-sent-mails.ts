import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PersonNames } from '../lists/person-names';
import { prepared, SqlReader } from '../persistence/sql-reader';

export interface SentMail {
  readonly id: string;
  /** `<context>.mail-<what>` */
  readonly name: string;
  /** Without codes, links and addresses. Null for mails sent before subjects were kept. */
  readonly subject: string | null;
  readonly sentAt: Date;
}

export class ListSentMails extends Query<readonly SentMail[]> {
  constructor(readonly userId: string) {
    super();
  }
}

const newest = prepared<SentMail>(
  'platform.list-sent-mails',
  `select id, name, subject, sent_at as "sentAt" from platform.sent_mails
   where recipient = platform.mail_recipient($1) order by sent_at desc limit 100`,
);

@QueryHandler(ListSentMails)
export class ListSentMailsHandler implements IQueryHandler<ListSentMails> {
  constructor(
    private readonly sql: SqlReader,
    private readonly people: PersonNames,
  ) {}

  async execute({ userId }: ListSentMails): Promise<readonly SentMail[]> {
    const person = (await this.people.named([userId])).get(userId);
    return person ? this.sql.read(newest, [person.email]) : [];
  }
}
