import { Migration } from '@mikro-orm/migrations';

export class UsersByName extends Migration {
  override up(): void {
    this.addSql(`create index users_by_name on identity.accounts (lower(first_name || ' ' || last_name), id)
      where role = 'user'`);
  }
}
