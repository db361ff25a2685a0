import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

type Answer = (request: IncomingMessage, pool: pg.Pool) => Promise<unknown>;

/** The least that a server can be: node:http, a pool of as many connections as ours has, JSON. */
export function serve(status: number, answer: Answer): void {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  createServer((request, response) => {
    answer(request, pool).then(
      (body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(Number(process.env['PORT']), '127.0.0.1');
}
