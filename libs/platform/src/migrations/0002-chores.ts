import { Migration } from '@mikro-orm/migrations';

export class ChoresTable extends Migration {
  override up(): void {
    this.addSql(`
      create table platform.chores (
        name     text primary key,
        begun_at timestamptz not null
      );
    `);
  }
}
