import { migrate, PLATFORM_MIGRATIONS } from '@casewright/platform';
import { emptyDatabase } from '@casewright/platform/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { NOW } from '../../domain/account.fixture';
import { IDENTITY_MIGRATIONS } from './migrations/all';
import { IDENTITY_SCHEMAS } from './schemas';
import { SweepIdentity } from './sweep';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const account = (id: string, email: string, role: string, days: number) => `
  insert into identity.accounts values ('${id}', '${email}', 'Sam', 'Seller', '$argon2id$x', '${role}', false, '2025-07-01',
    ${ago(days)}, ${ago(days)})`;
const ago = (days: number) => `timestamptz '${NOW.toISOString()}' - make_interval(secs => ${days * 86_400})`;

/** Each table has two rows, one of them expired. */
const ONE_OF_EACH = [
  'email_codes',
  'attempts',
  'failed_sign_ins',
  'spray_alerts',
  'devices',
  'pending_steps',
  'reset_requests',
  'email_changes',
  'registrations',
];

describe('sweeping', () => {
  let orm: MikroORM;

  beforeAll(async () => {
    const clientUrl = await emptyDatabase();
    await migrate(clientUrl, [...PLATFORM_MIGRATIONS, ...IDENTITY_MIGRATIONS]);
    orm = await MikroORM.init({ clientUrl, entities: IDENTITY_SCHEMAS });
  });
  afterAll(() => orm.close());

  it('deletes all expired rows, however many, and nothing else', async () => {
    const run = (sql: string) => orm.em.execute(sql);
    await run(account(ACCOUNT, 'old@acme.example', 'user', 800));
    for (const [expiredDaysAgo, count] of [
      [0, 1_500],
      [-1, 2],
    ]) {
      await run(`
        insert into identity.sessions (id, account_id, token_hash, opened_at, last_seen_at, expires_at, absolute_expires_at)
        select gen_random_uuid(), '${ACCOUNT}', rpad(gen_random_uuid()::text, 43, '0'), ${ago(30)}, ${ago(1)},
          ${ago(expiredDaysAgo ?? 0)}, ${ago(-30)} from generate_series(1, ${count})`);
    }
    for (const days of [3, 1]) {
      await run(`
        insert into identity.email_codes (id, subject, account_id, purpose, issued_at, expires_at) values
          (gen_random_uuid(), '${ACCOUNT}', '${ACCOUNT}', 'reset-password', ${ago(days)}, ${ago(days)} + interval '15 minutes')`);
      await run(`
        insert into identity.registrations values
          (gen_random_uuid(), 'old@acme.example', 'Sam', 'Seller', '$argon2id$x', '2025-07-01', ${ago(1)},
            rpad('${days}', 43, 'x'), ${ago(days - 2)}, ${ago(days - 2)} + interval '1 hour')`);
      await run(`insert into identity.spray_alerts values (${ago(days - 0.5)})`);
      await run(`insert into identity.attempts values (rpad('${days}', 43, 'x'), 'sign-in', 1, ${ago(days - 2)})`);
      await run(`
        insert into identity.failed_sign_ins values (rpad('${days}', 43, 'x'), '${ACCOUNT}', '198.51.100.1', 'password',
          date_trunc('hour', ${ago(days * 15)}), 1, ${ago(days * 15)})`);
      await run(
        `insert into identity.pending_steps values (rpad('${days}', 43, 'x'), 'second-step', null, null, ${ago(days - 2)})`,
      );
      await run(`insert into identity.reset_requests values (rpad('${days}', 43, 'x'), ${ago(days - 0.5)})`);
      await run(`
        insert into identity.email_changes values
          (gen_random_uuid(), '${ACCOUNT}', 'older@acme.example', 'old@acme.example', ${ago(9)}, ${ago(days * 3)},
            ${ago(days * 3)} + interval '7 days')`);
      await run(`
        insert into identity.devices values
          (gen_random_uuid(), '${ACCOUNT}', rpad('${days}', 43, 'x'), ${ago(800)}, ${ago(days * 150)})`);
    }

    await new SweepIdentity(orm.em, { now: () => NOW }).run();

    const left: Record<string, number> = {};
    for (const table of [...ONE_OF_EACH, 'accounts', 'sessions']) {
      const [row] = await orm.em.execute<{ count: number }[]>(`select count(*)::int as count from identity.${table}`);
      left[table] = row?.count ?? 0;
    }
    expect(left).toEqual({ ...Object.fromEntries(ONE_OF_EACH.map((table) => [table, 1])), accounts: 1, sessions: 2 });
  });
});
