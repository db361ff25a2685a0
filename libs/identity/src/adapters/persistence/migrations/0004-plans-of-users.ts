import { Migration } from '@mikro-orm/migrations';

/** Without these statistics, the planner takes every search for a rare one and picks the wrong index. */
export class PlansOfUsers extends Migration {
  override up(): void {
    this.addSql(`
      create statistics identity.words_of_users on (first_name || ' ' || last_name || ' ' || email) from identity.accounts;
      create statistics identity.first_names on (lower(first_name)) from identity.accounts;
      create statistics identity.last_names on (lower(last_name)) from identity.accounts;
      create index users_by_verification on identity.accounts (email_verified, created_at desc, id desc)
        where role = 'user';
      analyze identity.accounts;
    `);
  }
}
