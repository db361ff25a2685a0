import { Migration } from '@mikro-orm/migrations';

/** Speeds up searches for messages from or to a rare name. */
export class NamesInSearch extends Migration {
  override up(): void {
    this.addSql(`
      create index messages_by_names on messaging.messages
        using gin (sender_name public.gin_trgm_ops, recipient_name public.gin_trgm_ops);
    `);
  }
}
