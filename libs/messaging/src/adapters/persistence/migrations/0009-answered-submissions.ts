import { Migration } from '@mikro-orm/migrations';

/** Who answered a contact form submission, so that two admins do not answer the same person. */
export class AnsweredSubmissions extends Migration {
  override up(): void {
    this.addSql(`
      alter table messaging.contact_submissions
        add answered_at timestamptz,
        add answered_by uuid,
        add constraint answered_by_someone check (num_nulls(answered_at, answered_by) in (0, 2));
    `);
  }
}
