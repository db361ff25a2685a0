import { ListUnaudited, OWNER_ROLE, type Prepared, SqlReader, urlAs } from '@casewright/platform';
import { QueryBus } from '@nestjs/cqrs';
import { Client } from 'pg';
import { seed } from '../seed/seed';
import { ONE_CASE, type RunningApi } from './running-api';
import { startWithSessions, Visitor } from './visitor';

interface ListOfAdmins {
  readonly path: string;
  readonly table: string;
  /** Filters and sort orders. Lists with choices are searched, too. */
  readonly choices: readonly string[];
}

const LISTS: readonly ListOfAdmins[] = [
  {
    path: 'users',
    table: 'identity.accounts',
    choices: ['verified=no', 'verified=yes&search=el', 'sort=name', 'sort=-email', 'sort=joined'],
  },
  {
    path: 'messages',
    table: 'messaging.messages',
    choices: ['from=users', 'state=unread', 'state=read', 'sort=sent', 'search=storage'],
  },
  {
    path: 'saved-calculations',
    table: 'case_pricing.saved_calculations',
    choices: ['sla=3', 'acv=%3C+%24100K', 'sort=total', 'sort=-title', 'sort=saved'],
  },
  { path: 'pricing-drafts', table: 'case_pricing.drafts', choices: ['sort=base', 'sort=submitted'] },
  {
    path: 'pilot-signups',
    table: 'messaging.pilot_signups',
    choices: ['state=waiting', 'state=declined', 'sort=company', 'sort=-submitted'],
  },
  {
    path: 'credits',
    table: 'billing.adjustments',
    choices: ['state=posted', 'state=waiting', 'sort=requested'],
  },
  {
    path: 'audit',
    table: 'platform.audit_entries',
    choices: [
      'action=get-user',
      'show=changes',
      'from=2024-04-01&to=2024-04-02',
      'actor=7f3a9c1e-0000-4000-8000-0000000091c2',
      'subject=x',
      'search=203.0.113.7',
      'sort=time',
    ],
  },
];
const RATE_CARDS = { path: 'rate-cards' };
/** Too few to need an index for each search. */
const DEAD_MAILS = { path: 'mails' };
/** Has neither search nor sort. */
const CONTACT_FORMS = { path: 'contact-submissions' };
/** Planner cost limit. Reading a million rows costs tens of thousands. */
const MAX_COST = 5_000;
/** More than the counting limits. */
const MANY = 100_000;
const ROWS = 400;
const DAY_MS = 86_400_000;
const SIZE = {
  users: ROWS,
  messages: ROWS,
  calculations: ROWS,
  ledgerEntries: 2 * ROWS,
  auditEntries: ROWS,
  forms: ROWS,
};

/** Lists in order of arrival, and what a user sends to be in them. */
const ARRIVALS = [
  { list: '/admin/messages', to: '/messages', sent: { subject: 'Storage', content: 'Site B' } },
  { list: '/messages?folder=inbox', to: '/messages', sent: { subject: 'Storage', content: 'Site B' } },
  { list: '/admin/saved-calculations', to: '/saved-calculations', sent: ONE_CASE },
  {
    list: '/admin/pilot-signups',
    to: '/pilot-signups',
    sent: {
      workEmail: 'sam@acme.example',
      company: 'Acme',
      contactName: 'Sam Seller',
      contactNumber: '415-555-0100',
      agreeToTerms: true,
    },
  },
  {
    list: '/admin/contact-submissions',
    to: '/contact-submissions',
    sent: { name: 'Dana Reyes', email: 'dana@fabrikam.example', phone: '415-555-0100', message: 'Hi' },
  },
] as const;

/** Wildcards as text, and characters that could end a statement or string. */
const HOSTILE = [`'; drop table identity.accounts; --`, '%_%', String.raw`\\\ `];

describe('every list for admins', () => {
  let api: RunningApi;
  let admin: Visitor;
  let planner: Client;

  beforeAll(async () => {
    api = await startWithSessions();
    // The seed writes as the first admin.
    await api.withoutAdmins();
    admin = await Visitor.admin(api);
    const seller = await Visitor.verified(api);
    for (const { to, sent } of ARRIVALS.slice(1)) {
      await seller.send('POST', to, sent, { 'idempotency-key': crypto.randomUUID() });
    }
    await seed(urlAs(OWNER_ROLE, api.databaseUrl), [SIZE]);
  });
  afterAll(() => api.stop());

  const ask = (path: string, query: string) => admin.send('GET', `/admin/${path}?${query}`);
  const nextOf = async (path: string): Promise<string> => String((await ask(path, '')).body['next']);

  it.each(ARRIVALS)('$list is newest first, though seeded after its first rows', async ({ list }) => {
    const { body } = await admin.send('GET', list);
    const times = (body['rows'] as readonly { createdAt: string }[]).map(({ createdAt }) => createdAt);
    const [arrived = '', seeded = ''] = times;
    expect(times).toEqual([...times].sort().reverse());
    expect(Date.parse(arrived) - Date.parse(seeded)).toBeGreaterThan(DAY_MS);
  });

  it.each([...LISTS, RATE_CARDS, DEAD_MAILS])('$path accepts any search text', async ({ path }) => {
    for (const text of HOSTILE) {
      const { status, body } = await ask(path, `search=${encodeURIComponent(text)}`);
      expect([text, status, body['total']]).toEqual([text, 200, 0]);
    }
    for (const [name, value] of [
      ['search', 's'.repeat(10_000)],
      ['sort', `id;drop`],
    ] as const) {
      const { status, body } = await ask(path, `${name}=${value}`);
      expect([status, Object.keys(body['fields'] as object)]).toEqual([422, [name]]);
    }
  });

  it('contact-submissions rejects unknown parameters', async () => {
    const { status, body } = await ask(CONTACT_FORMS.path, 'search=Dana');
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, ['search']]);
  });

  it('rate-cards rejects cursors of other lists', async () => {
    const { status, body } = await ask(RATE_CARDS.path, `before=${await nextOf('users')}`);
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, ['before']]);
  });

  it.each([...LISTS, CONTACT_FORMS])('$path rejects cursors of other lists', async ({ path }) => {
    const own = await nextOf(path);
    expect((await ask(path, `before=${own}`)).status).toBe(200);
    const foreign = await nextOf(path === 'users' ? 'messages' : 'users');
    const changed = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const before of ['forged', foreign, changed]) {
      const { status, body } = await ask(path, `before=${before}`);
      expect([status, Object.keys(body['fields'] as object)]).toEqual([422, ['before']]);
    }
    expect((await ask(path, `sort=${SORTS[path] ?? ''}&before=${own}`)).status).toBe(422);
  });

  const SORTS: Readonly<Record<string, string>> = Object.fromEntries(
    LISTS.map(({ path, choices }) => [path, choices.findLast((choice) => choice.startsWith('sort='))?.slice(5) ?? '']),
  );

  describe('with the query plans of a million rows', () => {
    beforeAll(async () => {
      planner = new Client({ connectionString: api.databaseUrl });
      await planner.connect();
      await planner.query('set enable_seqscan = off');
      for (const { table } of [...LISTS, { table: 'messaging.copies' }])
        await api.sql(`
          select pg_restore_relation_stats('schemaname', split_part('${table}', '.', 1), 'relname', split_part('${table}', '.', 2),
            'relpages', (pg_relation_size('${table}') / 8192)::int, 'reltuples', 1000000::real)`);
    });

    afterAll(() => planner.end());

    it.each(LISTS)('$path reads no whole table on any page', async ({ path, choices }) => {
      const reader = api.get(SqlReader);
      const read = reader.read.bind(reader);
      // Pretend that many rows match, so that pages are read in the list's order.
      const asked = jest.spyOn(reader, 'read').mockImplementation(async (statement, values) => {
        const rows = await read(statement, values);
        return statement.text.includes('as total') ? [{ total: MANY, searched: MANY }] : rows;
      });
      const user = (
        await api.sql<{ id: string }>(`select id from identity.accounts where email like 'ada.%' limit 1`)
      )[0];
      const queries = ['', `before=${await nextOf(path)}`, 'search=Ada', `search=${user?.id}`, ...choices];
      for (const query of queries) expect([query, (await ask(path, query)).status]).toEqual([query, 200]);
      const statements = asked.mock.calls.filter(([{ text }]) => LISTS.some(({ table }) => text.includes(table)));
      asked.mockRestore();
      expect(statements.length).toBeGreaterThan(queries.length);
      for (const [statement, values] of statements) expect(await faultsOf(statement, values)).toEqual([]);
    });

    it('the audit entries of grants are found without reading all of their action', async () => {
      const asked = jest.spyOn(api.get(SqlReader), 'read');
      const expected = { key: 'one', action: 'approve-pilot-signup', subjectId: 'x', facts: { credits: 50 } };
      expect(await api.get(QueryBus).execute(new ListUnaudited([expected]))).toEqual(new Set(['one']));
      for (const [statement, values] of asked.mock.calls) {
        const plan = await explained('format json', statement.text, values);
        expect(nodesOf(plan).map((node) => node['Index Name'])).toContain('audit_by_subject');
        expect(await faultsOf(statement, values)).toEqual([]);
      }
      asked.mockRestore();
    });
  });

  /** Finds sequential scans, and costs close to a full table scan. */
  async function faultsOf(statement: Prepared<object>, values: readonly unknown[]): Promise<readonly string[]> {
    const { text, isPlannedEachTime } = statement;
    const plan = await explained('format json', text, values);
    // PostgreSQL may switch to the generic plan after some runs.
    const plans = isPlannedEachTime ? [plan] : [plan, await explained('format json, generic_plan', text)];
    const scans = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
    return [
      ...scans.map((node) => `reads all of ${node['Relation Name'] ?? ''}: ${text}`),
      ...(plan['Total Cost'] > MAX_COST ? [`costs ${plan['Total Cost']}: ${text}`] : []),
    ];
  }

  async function explained(options: string, text: string, values?: readonly unknown[]): Promise<Plan> {
    const explain = `explain (${options}) ${text}`;
    const { rows } = await planner.query<{ 'QUERY PLAN': readonly [{ Plan: Plan }] }>(explain, values && [...values]);
    const [found] = rows;
    if (!found) throw new Error('no plan');
    return found['QUERY PLAN'][0].Plan;
  }
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
