import { Migration } from '@mikro-orm/migrations';

/** Admins sort users by name. */
export class UsersByName extends Migration {
  override up(): void {
    this.addSql(`create index users_by_name on identity.accounts (lower(first_name || ' ' || last_name), id)
      where role = 'user'`);
  }
}
