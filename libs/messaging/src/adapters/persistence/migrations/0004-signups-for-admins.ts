import { Migration } from '@mikro-orm/migrations';

export class SignupsForAdmins extends Migration {
  override up(): void {
    this.addSql(`
      create index signups_by_company on messaging.pilot_signups (lower(company), position);
      create index signups_by_texts on messaging.pilot_signups
        using gin ((contact_name || ' ' || company || ' ' || work_email) public.gin_trgm_ops);
    `);
  }
}
