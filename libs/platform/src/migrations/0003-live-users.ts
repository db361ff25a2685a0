import { Migration } from '@mikro-orm/migrations';

/** Who has a page open. Lost in a crash of the database, and told anew within seconds. */
export class LiveUsers extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table platform.live_users (
        user_id uuid primary key,
        seen_at timestamptz not null
      );
    `);
  }
}
