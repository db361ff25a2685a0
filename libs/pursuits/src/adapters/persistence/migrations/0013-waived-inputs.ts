import { Migration } from '@mikro-orm/migrations';

/** Inputs that the provider continued without. */
export class WaivedInputs extends Migration {
  override up(): void {
    this.addSql('alter table pursuits.case_inputs add column is_waived boolean not null default false');
  }
}
