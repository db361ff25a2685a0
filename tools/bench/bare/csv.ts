import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Baseline of a CSV export: pipes COPY. */
const USERS = `copy (
  select first_name, last_name, email, email_verified, id, created_at from identity.accounts where role = 'user'
  order by created_at desc, id desc) to stdout with (format csv, header)`;

createServer((request, response) => {
  if (request.url === '/live') return response.end();
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  void (async () => {
    await client.connect();
    await pipeline(client.query(copyTo(USERS)), response);
    await client.end();
  })();
}).listen(Number(process.env['PORT']), '127.0.0.1');
