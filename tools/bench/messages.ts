import pg from 'pg';
import { API, startSurroundings } from './api.ts';
import { answerOf, ask } from './ask.ts';
import { compareLatency, median, type Outcome, percentile } from './compare.ts';
import { forgetLimits } from './forget-limits.ts';
import { startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';

const MANY = 1_000_000;
const FEW = 1_000;
const AT_MOST = 1.3;
const SEARCHES = 100;
const SEARCH_MS = 100;

/** Terms in every message and in one of a hundred, a prefix, and none. */
const SEARCHED = ['offer', 'term7', 'te', 'offer term7 is:unread', 'term7 from:ada', 'from:ada', 'before:2030-01-01'];

const ROLES = ['user', 'admin'] as const;
type Role = (typeof ROLES)[number];

interface Mailbox {
  readonly seller: Seller;
  /** Cursor of the middle of the inbox. An admin's inbox includes sent messages. */
  readonly middle: Readonly<Record<Role, string>>;
  readonly conversationId: string;
}

/** Message pages of a user with a million messages, compared with a thousand. */
export async function messages(): Promise<Outcome[]> {
  const surroundings = await startSurroundings();
  const forgetting = forgetLimits(surroundings);
  const database = new pg.Client({ connectionString: surroundings.superuserUrl });
  await database.connect();
  try {
    const [long, short] = (await makeSellers(surroundings.databaseUrl, 2)) as [Seller, Seller];
    const api = await startProcess(API, surroundings.env, '/api/health/live');
    try {
      const few = await fill(database, api.url, short, FEW);
      const many = await fill(database, api.url, long, MANY);
      await settle(database);
      return await measure(database, api.url, many, few);
    } finally {
      await api.stop();
    }
  } finally {
    forgetting.stop();
    await database.end();
    await surroundings.stop();
  }
}

async function measure(database: pg.Client, url: string, many: Mailbox, few: Mailbox): Promise<Outcome[]> {
  const compare = (what: string, path: (of: Mailbox) => string) =>
    compareLatency({
      title: `${what}, with ${MANY.toLocaleString('en')} messages ÷ with ${FEW.toLocaleString('en')}`,
      atMost: AT_MOST,
      many: () => ask(url, [many.seller, path(many)]),
      few: () => ask(url, [few.seller, path(few)]),
    });
  const outcomes = [
    await compare('badge', () => '/api/messages/unread-count'),
    await compare('bell', () => '/api/messages/unread'),
    await compare('conversation', ({ conversationId }) => `/api/conversations/${conversationId}/messages`),
  ];
  for (const role of ROLES) {
    await become(database, role);
    const inbox = `inbox of ${role === 'admin' ? 'an admin' : 'a seller'}`;
    outcomes.push(await compare(`${inbox}, first page`, () => INBOX));
    outcomes.push(await compare(`${inbox}, middle page`, ({ middle }) => `${INBOX}&before=${middle[role]}`));
  }
  for (const wanted of SEARCHED) outcomes.push(await search(url, many.seller, wanted));
  return outcomes;
}

const INBOX = '/api/messages?folder=inbox';

async function search(url: string, seller: Seller, wanted: string): Promise<Outcome> {
  const path = `/api/messages/search?q=${encodeURIComponent(wanted)}`;
  const times: number[] = [];
  for (let n = 0; n < SEARCHES; n++) times.push(await ask(url, [seller, path]));
  const p95 = percentile(times, 95);
  return {
    title: `search for ${wanted} among ${MANY.toLocaleString('en')} messages, first page, p95 in ms`,
    ratio: p95,
    limit: `≤ ${SEARCH_MS}`,
    met: p95 <= SEARCH_MS,
    detail: `median ${median(times).toFixed(1)} ms of ${SEARCHES}`,
  };
}

/** Takes the cursor of the middle when half of the messages exist. */
async function fill(database: pg.Client, url: string, seller: Seller, count: number): Promise<Mailbox> {
  await deliver(database, seller, count / 2);
  const middle = { user: '', admin: '' };
  for (const role of ROLES) {
    await become(database, role);
    middle[role] = ((await answerOf(url, [seller, INBOX])) as { next: string }).next;
  }
  await deliver(database, seller, count / 2);
  const { rows } = await database.query<{ id: string }>(
    `select conversation_id as id from messaging.copies join messaging.messages on id = message_id
     where owner_id = $1 order by copies.position desc limit 1`,
    [seller.id],
  );
  return { seller, middle, conversationId: rows[0]?.id ?? '' };
}

const become = (database: pg.Client, role: Role) => database.query('update identity.accounts set role = $1', [role]);

/** Inserts without triggers, which would take minutes. */
async function deliver(database: pg.Client, { id }: Seller, count: number): Promise<void> {
  await database.query("set session_replication_role = 'replica'");
  await database.query(CONVERSATIONS, [id, count]);
}

/** Flush now, not during the measurement. */
async function settle(database: pg.Client): Promise<void> {
  for (const table of ['conversations', 'messages', 'copies'])
    await database.query(`vacuum analyze messaging.${table}`);
  await database.query('checkpoint');
}

/** Twenty messages each: every second is a reply of the owner, every tenth unread. */
const CONVERSATIONS = `
  with begun as (
    insert into messaging.conversations (id, person_id, person_name, last_message_at)
    select gen_random_uuid(), $1::uuid, 'Sam Seller', now() from generate_series(1, $2::int / 20) returning id
  ), written as (
    insert into messaging.messages (id, conversation_id, sender_id, sender_name, is_admin_message, subject, content,
      recipient_count, recipient_name, created_at)
    select gen_random_uuid(), begun.id, case when n % 2 = 0 then $1::uuid else 'ada00000-0000-4000-8000-000000000000' end,
      case when n % 2 = 0 then 'Sam Seller' else 'Ada Admin' end, n % 2 = 1, 'Re: Your offer',
      'What we offer rests on ' || (
        select string_agg('term' || (random() * 1000)::int, ' ') from generate_series(1, 10 + 0 * n)
      ) || '. Storage stays on site B until the contract ends.',
      1, 'Sam Seller', now() - n * interval '1 minute'
    from begun, generate_series(1, 20) n
    returning id, sender_id, created_at
  )
  insert into messaging.copies (owner_id, message_id, is_received, created_at, read_at)
  select $1, id, sender_id <> $1, created_at, case when sender_id = $1 or random() > 0.1 then created_at end from written`;
