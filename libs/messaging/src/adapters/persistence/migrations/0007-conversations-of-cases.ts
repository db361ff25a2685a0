import { Migration } from '@mikro-orm/migrations';

export class ConversationsOfCases extends Migration {
  override up(): void {
    this.addSql(`
      alter table messaging.conversations add column case_id uuid;
      create index conversations_of_case on messaging.conversations (case_id) where case_id is not null;
    `);
  }
}
