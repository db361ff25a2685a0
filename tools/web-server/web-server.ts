import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import files from '@fastify/static';
import { fastify, type FastifyReply, type FastifyRequest } from 'fastify';
import { IMMUTABLE_PATH } from '../build/immutable-path.ts';
import { NOT_FOUND } from '../build/not-found.ts';
import { isKnown } from '../build/owned-paths.ts';
import { pageFileOf } from '../build/public-pages.ts';
import { readTable, SECURITY_TXT } from '../build/site.ts';
import { proxyApi } from './api-proxy.ts';
import { liveReload } from './live-reload.ts';
import { securityHeaders } from './security-headers.ts';

export interface WebServer {
  readonly url: string;
  /** Reloads open pages. No effect unless `watched`. */
  reload(): void;
  stop(): Promise<void>;
}

interface WebServerOptions {
  readonly port: number;
  readonly site: string;
  readonly apiUrl: string;
  readonly watched?: boolean;
}

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** How long requests in flight may finish. */
const FORCE_CLOSE_AFTER_MS = 1500;

/** Pages and API on one origin, as nginx serves them in production. */
export async function startWebServer({ port, site, apiUrl, watched = false }: WebServerOptions): Promise<WebServer> {
  const url = `http://localhost:${port}`;
  const server = fastify({
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: true },
    // For an address that can't be decoded.
    frameworkErrors: (_error, _request, reply) => void sendFile(reply, NOT_FOUND, 404),
  });
  const live = watched ? liveReload(server) : undefined;
  const headers = securityHeaders();

  await proxyApi(server, apiUrl, url);
  await server.register(files, {
    root: site,
    preCompressed: !watched,
    index: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      const isForever = !watched && IMMUTABLE_PATH.test(file.slice(site.length));
      void reply.header('cache-control', isForever ? FOREVER : ASK_AGAIN);
      for (const [name, value] of Object.entries(headers)) void reply.header(name, value);
    },
  });
  // The static plugin refuses dot folders.
  server.get(`/${SECURITY_TXT}`, (_, reply) =>
    reply
      .headers(headers)
      .header('cache-control', ASK_AGAIN)
      .type('text/plain; charset=utf-8')
      .send(createReadStream(join(site, SECURITY_TXT))),
  );
  server.get('/', sendPage);
  server.get('/index.html', (_, reply) => reply.redirect('/', 301));
  server.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return sendPage(request, reply);
    return sendFile(reply, NOT_FOUND, 404);
  });
  // The static plugin refuses addresses outside of the site.
  server.setErrorHandler((_error, _request, reply) => sendFile(reply, NOT_FOUND, 404));

  /** Sends a prerendered page or the shell. For unknown paths, the shell's page says so without scripts too. */
  function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const pathname = pathOf(request);
    const rendered = pageFileOf(pathname);
    const isThere = isKnown(site, readTable(site), pathname);
    if (existsSync(join(site, rendered))) return sendFile(reply, rendered, isThere ? 200 : 404);
    return isThere ? sendFile(reply, 'index.html', 200) : sendFile(reply, NOT_FOUND, 404);
  }

  function sendFile(reply: FastifyReply, name: string, status: number) {
    const page = join(site, name);
    void reply.code(status).headers(headers).header('cache-control', ASK_AGAIN).header('vary', 'accept-encoding');
    void reply.type('text/html; charset=utf-8');
    if (live) return reply.send(live.listening(readFileSync(page, 'utf8')));
    const { 'accept-encoding': accepted } = reply.request.headers;
    const takesBrotli = /\bbr\b/.test(String(accepted)) && existsSync(`${page}.br`);
    if (takesBrotli) void reply.header('content-encoding', 'br');
    return reply.send(createReadStream(takesBrotli ? `${page}.br` : page));
  }

  await server.listen({ port, host: 'localhost' });
  return { url, reload: () => live?.reload(), stop };

  async function stop(): Promise<void> {
    const forceClose = setTimeout(() => server.server.closeAllConnections(), FORCE_CLOSE_AFTER_MS);
    await server.close();
    clearTimeout(forceClose);
  }
}

/** An extension contains a letter: `/versions/1.0` is a page. Folders of files are not pages. */
const isPage = (request: FastifyRequest): boolean => {
  const pathname = pathOf(request);
  return (
    ['GET', 'HEAD'].includes(request.method) &&
    !/[a-z]/i.test(extname(pathname)) &&
    !/^\/(assets|remotes|api|__development)(\/|$)/.test(pathname)
  );
};

/** Not by `URL`, which reads `//x` as a host. nginx merges slashes, too. */
const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').replace(/\/{2,}/g, '/');
