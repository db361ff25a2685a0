import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import proxy from '@fastify/http-proxy';
import files from '@fastify/static';
import { fastify } from 'fastify';
import { folderOf } from '../../apps/shell/src/remotes/place.ts';
import { liveReload } from './live-reload.ts';
import type { WebServer } from './web-server.ts';

interface AgainstOptions {
  readonly port: number;
  readonly against: string;
  readonly name: string;
  readonly folder: string;
}

interface Shipped {
  readonly version: string;
}

/** Serves one local remote inside a remote product. */
export async function startWebServerAgainst({ port, against, name, folder }: AgainstOptions): Promise<WebServer> {
  const { origin, host } = new URL(against);
  const server = fastify({ forceCloseConnections: true });
  const live = liveReload(server);
  const record = () => JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')) as Shipped;

  server.get('/remotes.json', async (_, reply) => {
    const answer = await fetch(`${origin}/remotes.json`);
    if (!answer.ok) return reply.code(502).send(`${origin}/remotes.json answered ${answer.status}.`);
    const table = (await answer.json()) as Record<string, Shipped>;
    return reply.header('cache-control', 'no-cache').send({ ...table, [name]: record() });
  });
  await server.register(files, {
    root: folder,
    prefix: folderOf(name, record().version),
    cacheControl: false,
    decorateReply: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return;
    const page = await fetch(origin + request.url, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy');
    if (policy) void reply.header('content-security-policy', policy);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(live.listening(await page.text()));
  });
  await server.register(proxy, {
    upstream: origin,
    replyOptions: {
      retryDelay: () => null,
      // The product accepts only its own origin.
      rewriteRequestHeaders: ({ headers: { origin: asked } }, headers) => ({
        ...headers,
        host,
        ...(asked && { origin }),
      }),
    },
  });

  await server.listen({ port, host: 'localhost' });
  return { url: `http://localhost:${port}`, reload: () => live.reload(), stop: () => server.close() };
}
