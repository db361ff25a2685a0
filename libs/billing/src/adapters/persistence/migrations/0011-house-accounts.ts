import { Migration } from '@mikro-orm/migrations';

/** The accounts of the house are these four: an entry on any other is a mistake. */
export class HouseAccounts extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.ledger_entries drop constraint one_spelling_per_account;
      alter table billing.ledger_entries add constraint one_spelling_per_account check (
        account ~ '^((held:|debt:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|house:(sales|gifts|work|expired))$');
    `);
  }
}
