import type { FastifyInstance, FastifyReply } from 'fastify';

export interface LiveReload {
  reload(): void;
  listening(page: string): string;
}

const SCRIPT = `new EventSource('/__development/changes').addEventListener('change', () => location.reload());`;

/** Development only: tells open pages to reload after a build. */
export function liveReload(server: FastifyInstance): LiveReload {
  const pages = new Set<FastifyReply>();
  server.get('/__development/reload.js', async (_, reply) => reply.type('text/javascript').send(SCRIPT));
  server.get('/__development/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('\n');
    pages.add(reply);
    request.raw.once('close', () => pages.delete(reply));
  });
  server.addHook('preClose', () => pages.forEach(({ raw }) => raw.end()));
  return {
    reload: () => pages.forEach(({ raw }) => raw.write('event: change\ndata:\n\n')),
    listening: (page) => page.replace('</head>', '<script src="/__development/reload.js"></script></head>'),
  };
}
