import { Config, OWNER_ROLE, urlAs } from '@casewright/platform';
import { testConfig } from '@casewright/platform/testing';
import { Client } from 'pg';
import { asOperator, keepDemoAccounts, seedRows, verifyAuditTrail, verifyLedger } from '../operator';
import { seed } from '../seed/seed';
import type { SeedSize } from '../seed/sizes';
import { migratedDatabase } from './migrated-database';
import { RunningApi } from './running-api';

const SMALL: SeedSize = { users: 20, messages: 30, calculations: 8, ledgerEntries: 20, auditEntries: 13, forms: 5 };
const LARGE: SeedSize = { users: 70, messages: 90, calculations: 25, ledgerEntries: 60, auditEntries: 39, forms: 10 };

describe('seeded rows', () => {
  let api: RunningApi;
  let schema: string;

  beforeAll(async () => {
    api = await RunningApi.start();
    schema = await schemaNow();
  });
  afterAll(() => api.stop());

  const ownerUrl = () => urlAs(OWNER_ROLE, api.databaseUrl);
  const counts = async () => ({
    users: await api.count(`identity.accounts where role = 'user'`),
    messages: await api.count('messaging.messages'),
    calculations: await api.count('case_pricing.saved_calculations'),
    ledgerEntries: await api.count('billing.ledger_entries'),
    auditEntries: await api.count(`platform.audit_entries where action <> 'seed'`),
    forms: await api.count('messaging.pilot_signups'),
  });
  /** Indexes, constraints, and triggers, which are dropped while rows are added. */
  const schemaNow = async () =>
    JSON.stringify(
      await api.sql(`
        select indexdef as part from pg_indexes where schemaname not like 'pg%'
        union all select conrelid::regclass || pg_get_constraintdef(oid) || convalidated::text from pg_constraint
        union all select tgrelid::regclass || tgname || tgenabled::text from pg_trigger where not tgisinternal order by 1`),
    );

  it('require an admin', async () => {
    const connectionString = urlAs(OWNER_ROLE, await migratedDatabase());
    await expect(seed(connectionString, [SMALL])).rejects.toThrow('Make an admin first');
    const client = new Client({ connectionString });
    await client.connect();
    expect((await client.query('select id from identity.accounts')).rows).toEqual([]);
    await client.end();
  });

  it('are added up to a size, pass all verifications, and leave the tables protected', async () => {
    await asOperator(api, 'demo-accounts', () => keepDemoAccounts(api, 'New-password-1'));
    const own = await counts();
    const more = async (size: SeedSize) =>
      Object.fromEntries(Object.entries(size).map(([kind, count]) => [kind, count + own[kind as keyof SeedSize]]));

    await seed(ownerUrl(), [SMALL]);
    expect(await counts()).toEqual(await more(SMALL));
    await seed(ownerUrl(), [SMALL, LARGE]);
    await seed(ownerUrl(), [SMALL, LARGE]);
    expect(await counts()).toEqual(await more(LARGE));

    expect(await verifyLedger(api)).toContain('by 62 entries of 31 transactions');
    expect(await verifyAuditTrail(api)).toContain('none changed or removed');
    expect(await schemaNow()).toBe(schema);
  });

  it('are rejected in production', async () => {
    const production = testConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://casewright.example',
      DATABASE_URL: 'postgres://nobody@localhost/none',
    });
    const parts = { get: (token: unknown) => (token === Config ? production : api.get(Config)) };
    await expect(seedRows(parts as Parameters<typeof seedRows>[0], 'thousand')).rejects.toThrow(
      'can’t be used in production',
    );
  });
});
