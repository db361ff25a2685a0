import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

/**
 * `GET /api/messages/unread-count` by hand, with the statements of identity's get-session and messaging's count-unread:
 * nothing but node:http and pg, a cookie, two prepared statements, JSON.
 */
const SESSION = {
  name: 'identity.get-session',
  text: `select session.id as "sessionId", session.expires_at as "expiresAt", account.id as "userId", account.email,
     account.first_name as "firstName", account.last_name as "lastName", account.role = 'admin' as "isAdmin",
     account.email_verified as "emailVerified", account.created_at as "createdAt"
   from identity.sessions session join identity.accounts account on account.id = session.account_id
   where session.token_hash = $1 and session.expires_at > $2`,
};
const UNREAD = {
  name: 'messaging.count-unread',
  text: 'select count(*)::int as count from messaging.copies where owner_id = $1 and is_received and read_at is null',
};

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

createServer((request, response) => {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  answer(decodeURIComponent(token)).then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');

async function answer(token: string): Promise<unknown> {
  const hash = createHash('sha256').update(token).digest('hex');
  const { rows: sessions } = await pool.query<{ userId: string }>({ ...SESSION, values: [hash, new Date()] });
  if (!sessions[0]) throw new Error('no session');
  const { rows } = await pool.query<{ count: number }>({ ...UNREAD, values: [sessions[0].userId] });
  return rows[0];
}
