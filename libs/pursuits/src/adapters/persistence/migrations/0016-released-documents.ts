import { Migration } from '@mikro-orm/migrations';

/** When the seller could first download documents of a case. */
export class ReleasedDocuments extends Migration {
  override up(): void {
    this.addSql(`
      alter table pursuits.cases add column released_at timestamptz;
      create trigger stay_released before update on pursuits.cases for each row
        when (old.released_at is not null and new.released_at is distinct from old.released_at)
        execute function pursuits.refuse_case_change();
    `);
  }
}
