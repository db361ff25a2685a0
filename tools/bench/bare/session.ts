import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';

/** The statement of identity's get-session, prepared as there. */
const SESSION = {
  name: 'identity.get-session',
  text: `select session.id as "sessionId", session.expires_at as "expiresAt",
     session.absolute_expires_at as "absoluteExpiresAt", session.last_seen_at as "lastSeenAt",
     session.strong as "isStrong", authenticator.confirmed_at is not null as "hasTwoStep", account.id as "userId", account.email,
     account.first_name as "firstName", account.last_name as "lastName", account.role = 'admin' as "isAdmin",
     account.email_verified as "emailVerified", account.created_at as "createdAt",
     account.deletion_due_at as "deletionDueAt"
   from identity.sessions session join identity.accounts account on account.id = session.account_id
     left join identity.authenticators authenticator on authenticator.account_id = account.id
   where session.token_hash = $1 and session.expires_at > $2`,
};

/** Whose session the request's cookie opens. */
export async function userOf(request: IncomingMessage, pool: pg.Pool): Promise<string> {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const { rows } = await pool.query<{ userId: string }>({ ...SESSION, values: [hash, new Date()] });
  if (!rows[0]) throw new Error('no session');
  return rows[0].userId;
}
