import { migrate } from '@casewright/platform';
import { emptyDatabase, OWNER_ROLE, urlAs } from '@casewright/platform/testing';
import { BASELINE_RATE_CARD } from '@casewright/rules';
import { Client } from 'pg';
import { MIGRATIONS } from '../migrations';

const MENDING = [
  'case-pricing-0007-share-as-bought',
  'messaging-0013-conversations-of-earlier-cases',
  'pursuits-0021-earlier-releases',
];
const [ONE, TWO, THREE] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
const PERSON = '00000000-0000-4000-8000-0000000000ff';
const TEAM = 'ca5e0000-0000-4000-8000-000000000000';
const TERMS = `'{"price": {"totalCredits": 40}, "selections": {"presentationSupport": false}}'`;

describe('migrations of a database with data', () => {
  let database: Client;
  const rows = async (text: string) => (await database.query<Record<string, unknown>>(text)).rows;

  beforeAll(async () => {
    const url = await emptyDatabase();
    const owner = urlAs(OWNER_ROLE, url);
    await migrate(
      owner,
      MIGRATIONS.filter(({ name }) => !MENDING.includes(name)),
    );
    database = new Client({ connectionString: url });
    await database.connect();
    // Without foreign keys and triggers.
    await database.query('set session_replication_role = replica');
    await database.query(`
      insert into pursuits.cases (id, pursuit_id, owner_id, title, state, terms, started_at, changed_at)
      select id::uuid, gen_random_uuid(), '${PERSON}', 'Case', 'inputs', ${TERMS}, '2026-01-01', '2026-01-01'
      from unnest(array['${ONE}', '${TWO}', '${THREE}']) id;
      insert into pursuits.case_steps (case_id, command, state, party, by_id, occurred_at) values
        ('${ONE}', 'publish-version', 'analysis', 'provider', '${PERSON}', '2026-02-02Z'),
        ('${ONE}', 'publish-version', 'analysis', 'provider', '${PERSON}', '2026-03-03Z'),
        ('${TWO}', 'confirm', 'analysis', 'provider', '${PERSON}', '2026-02-02Z');
      update pursuits.cases set released_at = '2026-04-04Z' where id = '${THREE}';
      insert into pursuits.case_steps (case_id, command, state, party, by_id, occurred_at) values
        ('${THREE}', 'publish-version', 'analysis', 'provider', '${PERSON}', '2026-04-03Z');

      insert into case_pricing.cases (id, owner_id, selections, price, started_at)
      values ('${ONE}', '${PERSON}', '{}', '{"rateCard": "${BASELINE_RATE_CARD.version}"}', '2026-01-01');
      insert into case_pricing.rate_cards
        (id, version, valid_from, rates, revision, created_at, changed_at, published_at)
      select gen_random_uuid(), other.version, now() + n * interval '1 day', rates, 1, now(), now(), published
      from case_pricing.rate_cards,
        (values (1, 'unused', timestamptz '2026-01-01'), (2, 'later', now()), (3, 'draft', null)) as other (n, version, published);

      insert into messaging.conversations
        (id, person_id, person_name, is_done, assignee_id, assignee_name, last_message_at)
      values
        ('${ONE}', '${PERSON}', 'Sam', true, null, null, '2026-01-01Z'),
        ('${TWO}', '${PERSON}', 'Sam', false, '${TEAM}', 'Ada', '2026-01-09Z'),
        ('${THREE}', '${PERSON}', 'Sam', true, null, null, '2026-01-01Z');
      insert into messaging.messages
        (id, conversation_id, sender_id, sender_name, is_admin_message, subject, content, recipient_count, created_at)
      values
        ('${ONE}', '${ONE}', '${PERSON}', 'Sam', false, 'Case started: A versus B', 'A', 1, '2026-01-01Z'),
        ('${TWO}', '${TWO}', '${TEAM}', 'Team', true, 'Your case has been started', 'B', 1, '2026-01-01Z'),
        (gen_random_uuid(), '${TWO}', '${PERSON}', 'Sam', false, 'Re: Your case', 'C', 1, '2026-01-09Z'),
        ('${THREE}', '${THREE}', '${PERSON}', 'Sam', false, 'A question', 'D', 1, '2026-01-01Z'),
        (gen_random_uuid(), '${THREE}', '${PERSON}', 'Sam', false, 'Another', 'E', 1, '2026-01-05Z')`);
    await migrate(owner, MIGRATIONS);
  });
  afterAll(() => database.end());

  it('record when earlier versions were published', async () => {
    expect(await rows('select released_at from pursuits.cases order by id')).toEqual([
      { released_at: new Date('2026-02-02Z') },
      { released_at: null },
      { released_at: new Date('2026-04-04Z') },
    ]);
  });

  it('return what sellers bought under from a rate card that had no share after a release', async () => {
    expect(
      await rows(
        `select version, (rates #>> '{backPercent,released}')::int as released from case_pricing.rate_cards
         order by valid_from`,
      ),
    ).toEqual([
      { version: BASELINE_RATE_CARD.version, released: BASELINE_RATE_CARD.backPercent.analysis },
      { version: 'unused', released: 0 },
      { version: 'later', released: 0 },
      { version: 'draft', released: 0 },
    ]);
  });

  it('merge the two conversations of an earlier case, and reopen one with a later message', async () => {
    expect(
      await rows(
        `select conversation.id, case_id, is_done, assignee_name, last_message_at, count(*)::int as messages
         from messaging.conversations conversation join messaging.messages on conversation_id = conversation.id
         group by conversation.id order by conversation.id`,
      ),
    ).toEqual([
      {
        ...{ id: ONE, case_id: ONE, is_done: false, assignee_name: 'Ada', messages: 3 },
        last_message_at: new Date('2026-01-09Z'),
      },
      {
        ...{ id: THREE, case_id: null, is_done: false, assignee_name: null, messages: 2 },
        last_message_at: new Date('2026-01-05Z'),
      },
    ]);
  });
});
