import { Migration } from '@mikro-orm/migrations';

/** Written once with the message: id, name, size and media type of each file. */
export class MessageAttachments extends Migration {
  override up(): void {
    this.addSql(`alter table messaging.messages add column attachments jsonb not null default '[]'`);
  }
}
