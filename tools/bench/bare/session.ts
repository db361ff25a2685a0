import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type pg from 'pg';
import { statementOf } from './statement-of.ts';

const SESSION = statementOf('libs/identity/src/queries/get-session.ts');

export async function userOf(request: IncomingMessage, pool: pg.Pool): Promise<string> {
  const token = /session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('base64url');
  const { rows } = await pool.query<{ userId: string }>({ ...SESSION, values: [hash, new Date()] });
  if (!rows[0]) throw new Error('no session');
  return rows[0].userId;
}
