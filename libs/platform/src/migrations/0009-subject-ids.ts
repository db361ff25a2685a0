import { Migration } from '@mikro-orm/migrations';

/** One spelling per subject. Earlier entries are hashed, so they stay as they are. */
export class SubjectIds extends Migration {
  override up(): void {
    this.addSql(`
      alter table platform.audit_entries add constraint one_spelling_per_subject
        check (subject_id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or subject_id = lower(subject_id)) not valid;
    `);
  }
}
