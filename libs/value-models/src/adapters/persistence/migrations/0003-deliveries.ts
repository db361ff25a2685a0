import { Migration } from '@mikro-orm/migrations';

export class VersionDeliveries extends Migration {
  override up(): void {
    this.addSql(`
      create table value_models.deliveries (
        version_id   uuid primary key references value_models.versions on delete cascade,
        delivered_by uuid not null,
        delivered_at timestamptz not null
      );
      create trigger append_only before update on value_models.deliveries for each row
        execute function value_models.refuse_change();
      revoke update, truncate on value_models.deliveries from public, current_user;
    `);
  }
}
