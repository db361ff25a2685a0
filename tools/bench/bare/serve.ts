import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';

type Answer = (request: IncomingMessage, pool: pg.Pool) => Promise<unknown>;

/** Baseline server: node:http, JSON, and a pool of the same size as ours. */
export function serve(status: number, answer: Answer): void {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
  createServer((request, response) => {
    answer(request, pool).then(
      (body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(Number(process.env['PORT']), '127.0.0.1');
}
