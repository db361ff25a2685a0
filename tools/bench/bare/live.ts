import { createServer, type ServerResponse } from 'node:http';
import { Redis } from 'ioredis';

/** Baseline of a server with open streams: node:http, a map and a subscription. */
const streams = new Set<ServerResponse>();

const redis = new Redis(process.env['REDIS_URL'] ?? '');
await redis.subscribe('casewright_live');
redis.on('message', (_channel, payload) => {
  const { topics } = JSON.parse(payload) as { topics: readonly string[] };
  const event = `event: changed\ndata: ${JSON.stringify(topics)}\n\n`;
  for (const stream of streams) stream.write(event);
});

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
  response.write('event: refetch\ndata: []\n\n');
  streams.add(response);
  response.once('close', () => streams.delete(response));
}).listen(Number(process.env['PORT']), '127.0.0.1');
