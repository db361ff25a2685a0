import pg from 'pg';

const MINUTES = 5;
const BACK = [
  'update messaging.copies set created_at = created_at - make_interval(mins => $2) where owner_id = $1',
  'update platform.live_users set seen_at = seen_at - make_interval(mins => $2) where user_id = $1',
];
/** Otherwise due within half a minute. */
const DUE_AT_ONCE = `update platform.scheduled_jobs set started_at = '-infinity' where name = 'messaging.mail-unread'`;

/** Shifts a user's messages and page views into the past. The argument is the email address. */
const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await database.connect();
const found = await database.query<{ id: string }>('select id from identity.accounts where email = $1', [
  process.argv[2],
]);
const [person] = found.rows;
if (!person) throw new Error(`There is no account of ${process.argv[2]}.`);
for (const statement of BACK) await database.query(statement, [person.id, MINUTES]);
await database.query(DUE_AT_ONCE);
await database.end();
