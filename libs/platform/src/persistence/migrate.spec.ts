import { Migration } from '@mikro-orm/migrations';
import { emptyDatabase } from '../testing/empty-database';
import { migrate } from './migrate';

class Notes extends Migration {
  override up(): void {
    this.addSql('create table notes (word text)');
  }
}

class NewerNotes extends Migration {
  override up(): void {
    this.addSql('alter table notes add column newer text');
  }
}

describe('migrating the database', () => {
  it('rejects the database of an earlier version, and says how to start over', async () => {
    const databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, [{ name: '0001-earlier', class: Notes }]);

    await expect(migrate(databaseUrl, [{ name: 'test-0001-notes', class: Notes }])).rejects.toThrow(
      /earlier version.*\(0001-earlier\).*npm start -- --reset/,
    );
  });

  it('leaves the database of a newer version as it is', async () => {
    const databaseUrl = await emptyDatabase();
    const known = { name: 'test-0001-notes', class: Notes };
    await migrate(databaseUrl, [known, { name: 'test-0002-newer', class: NewerNotes }]);

    await expect(migrate(databaseUrl, [known])).resolves.toBeUndefined();
  });
});
