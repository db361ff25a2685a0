import { databaseUrlsOf, emptyDatabase, eventually, OWNER_ROLE, testConfig, urlAs } from '@casewright/platform/testing';
import { DiscoveryService } from '@nestjs/core';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrateDatabase } from '../migrations';
import { startWorker } from '../worker.application';

const LIBS = join(__dirname, '../../../libs');

describe('the worker', () => {
  it('runs every scheduled job, provides every event handler, and stops on request', async () => {
    const databaseUrl = await emptyDatabase();
    await migrateDatabase(urlAs(OWNER_ROLE, databaseUrl));
    const config = testConfig({ ...databaseUrlsOf(databaseUrl), STRIPE_API_URL: 'http://127.0.0.1:9' });
    const database = new Client({ connectionString: databaseUrl });
    await database.connect();

    const worker = await startWorker(config);

    const provided = worker
      .get(DiscoveryService)
      .getProviders()
      .map(({ name }) => String(name));
    expect(provided).toEqual(expect.arrayContaining(written(/@HandlesEvent\(\{[^}]*\}\)\s+export class (\w+)/g)));
    const jobs = written(/@Scheduled\(\{ name: '([^']+)'/g);
    await eventually(async () => {
      const { rows } = await database.query<{ name: string }>('select name from platform.scheduled_jobs');
      expect(rows.map(({ name }) => name).sort()).toEqual(jobs.sort());
    });
    await worker.close();
    await database.end();
  });

  it('handles only events that a context publishes', () => {
    const emitted = written(/return '([a-z-]+\.[a-z-]+)';/g);

    const handled = [
      ...written(/@HandlesEvent\(\{\s*event: '([^']+)'/g),
      ...written(/^\s+on: '([a-z-]+\.[a-z-]+)',$/gm),
    ];

    expect(handled.length).toBeGreaterThan(0);
    expect(handled.filter((type) => !emitted.includes(type))).toEqual([]);
  });
});

/** Matches in source files without tests. */
function written(pattern: RegExp): string[] {
  const files = globSync('*/src/**/*.ts', { cwd: LIBS }).filter((file) => !file.endsWith('.spec.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join(LIBS, file), 'utf8').matchAll(pattern)].map(([, found]) => found ?? ''),
  );
}
