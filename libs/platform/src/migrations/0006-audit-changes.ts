import { Migration } from '@mikro-orm/migrations';

/** Index of entries that are not reads. */
export class AuditChanges extends Migration {
  override up(): void {
    this.addSql(`
      create function platform.is_change(action text) returns boolean language sql immutable parallel safe
        return action = 'export-data-of-user'
          or action !~ '^(list|get|find|search|try|export|download)-' and action <> 'note-writing';
      create index audit_changes on platform.audit_entries (happened_at desc, id desc)
        where platform.is_change(action);
    `);
  }
}
