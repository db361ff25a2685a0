import { migrateQueue } from '@casewright/platform';
import { emptyDatabase, eventually, HASTY, testConfig } from '@casewright/platform/testing';
import { DiscoveryService } from '@nestjs/core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../migrations';
import { startWorker } from '../worker.application';

const LIBS = join(__dirname, '../../../libs');

describe('the whole worker', () => {
  it('does every chore, provides every reaction, and stops when it is told to', async () => {
    const databaseUrl = await emptyDatabase();
    await migrateDatabase(databaseUrl);
    const config = testConfig({ DATABASE_URL: databaseUrl, STRIPE_API_URL: 'http://127.0.0.1:9' });
    await migrateQueue(config);
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();

    const worker = await startWorker(config, HASTY);

    const provided = worker
      .get(DiscoveryService)
      .getProviders()
      .map(({ name }) => String(name));
    expect(provided).toEqual(expect.arrayContaining(written(/@Reaction\('[^']+'\)\s+export class (\w+)/g)));
    const chores = written(/@Chore\(\{ name: '([^']+)'/g);
    await eventually(async () => {
      const { rows } = await database.query<{ name: string }>('select name from platform.chores');
      expect(rows.map(({ name }) => name).sort()).toEqual(chores.sort());
    });
    await worker.close();
    await database.end();
  });

  it('reacts to nothing but what some context tells of', () => {
    const told = written(/return '([a-z-]+\.[a-z-]+)';/g);

    const reactedTo = written(/@Reaction\('([^']+)'\)/g);

    expect(reactedTo.length).toBeGreaterThan(0);
    expect(reactedTo.filter((type) => !told.includes(type))).toEqual([]);
  });

  it('records no two reactions to one piece of news under the same name', () => {
    const names = written(/@Reaction\('([^']+'\)\s+export class \w+)/g);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** What our sources say so, but for their tests. */
function written(pattern: RegExp): string[] {
  const files = globSync('*/src/**/*.ts', { cwd: LIBS }).filter((file) => !file.endsWith('.spec.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(LIBS, file), 'utf8').matchAll(pattern)].map(([, found]) => found ?? ''),
  );
}
