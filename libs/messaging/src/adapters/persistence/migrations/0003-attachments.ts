import { Migration } from '@mikro-orm/migrations';

/** Id, name, size and media type of each file, written once with the message. */
export class MessageAttachments extends Migration {
  override up(): void {
    this.addSql(`alter table messaging.messages add column attachments jsonb not null default '[]'`);
  }
}
