import { Migration } from '@mikro-orm/migrations';

/** What the provider was notified of, so that a repeated event notifies nobody twice. */
export class ProviderNotices extends Migration {
  override up(): void {
    this.addSql(`
      create table pursuits.provider_notices (
        event_id   uuid primary key,
        message_id uuid not null default gen_random_uuid(), -- another message may have the event's ID
        case_id    uuid not null references pursuits.cases on delete cascade,
        taken_at   timestamptz not null
      );
      create index notices_of_case on pursuits.provider_notices (case_id);
    `);
  }
}
