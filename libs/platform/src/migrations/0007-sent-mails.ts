import { Migration } from '@mikro-orm/migrations';

/** Mails sent. Addresses are stored as digests, so that no deleted account is named. */
export class SentMails extends Migration {
  override up(): void {
    this.addSql(`
      create function platform.mail_recipient(address text) returns text language sql immutable parallel safe
        return encode(sha256(convert_to(lower(address), 'UTF8')), 'hex');
      create table platform.sent_mails (
        id        text primary key,
        recipient text not null,
        name      text not null, -- of the entry in the mail table of a context
        sent_at   timestamptz not null default now()
      );
      create index sent_mails_by_recipient on platform.sent_mails (recipient, sent_at desc);
      create index sent_mails_by_age on platform.sent_mails (sent_at);
    `);
  }
}
