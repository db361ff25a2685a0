import { Migration } from '@mikro-orm/migrations';

/** Searches find text without regard to accents and case. */
export class UsersByFoldedText extends Migration {
  override up(): void {
    this.addSql(`
      drop index identity.users_by_words, identity.users_by_first_name, identity.users_by_last_name,
        identity.unverified_users_by_words;
      drop statistics identity.words_of_users, identity.first_names, identity.last_names;
      create index users_by_words on identity.accounts
        using gin (platform.folded(first_name || ' ' || last_name || ' ' || email) public.gin_trgm_ops)
        where role = 'user';
      create index unverified_users_by_words on identity.accounts
        using gin (platform.folded(first_name || ' ' || last_name || ' ' || email) public.gin_trgm_ops)
        where role = 'user' and not email_verified;
      create index users_by_first_name on identity.accounts (platform.folded(first_name) text_pattern_ops)
        where role = 'user';
      create index users_by_last_name on identity.accounts (platform.folded(last_name) text_pattern_ops)
        where role = 'user';
      create statistics identity.words_of_users
        on (platform.folded(first_name || ' ' || last_name || ' ' || email)) from identity.accounts;
      create statistics identity.first_names on (platform.folded(first_name)) from identity.accounts;
      create statistics identity.last_names on (platform.folded(last_name)) from identity.accounts;
      analyze identity.accounts;
    `);
  }
}
