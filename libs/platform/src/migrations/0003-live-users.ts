import { Migration } from '@mikro-orm/migrations';

/** Users with an open page. Unlogged: lost in a crash and rewritten within seconds. */
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
