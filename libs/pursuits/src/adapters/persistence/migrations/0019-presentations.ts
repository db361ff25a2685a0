import { Migration } from '@mikro-orm/migrations';

/** When the analyst presents with the seller, and to whom. Only for cases with presentation support. */
export class Presentations extends Migration {
  override up(): void {
    this.addSql(`
      alter table pursuits.cases add column presentation jsonb,
        add constraint presentation_of_supported_case check (presentation is null or (
          (terms -> 'selections' ->> 'presentationSupport')::boolean
          and presentation ->> 'startsAt' is not null and presentation ->> 'attendees' <> ''));
    `);
  }
}
