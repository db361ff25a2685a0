import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Longer than any response takes. */
const TIMEOUT_MS = 60_000;

/** Proxies /api, as nginx does in production. */
export async function proxyApi(server: FastifyInstance, apiUrl: string, publicUrl: string): Promise<void> {
  const { host, protocol } = new URL(publicUrl);
  // Pass bodies through unparsed; the API checks their content type.
  server.removeAllContentTypeParsers();
  await server.register(proxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    http: { requestOptions: { timeout: TIMEOUT_MS } },
    replyOptions: {
      // By default, each GET answered with 503 would be repeated ten times.
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => ({
        ...headers,
        host: request.headers.host ?? host,
        'x-forwarded-for': request.socket.remoteAddress ?? '',
        'x-forwarded-proto': protocol.replace(':', ''),
      }),
      onError: (reply) => {
        void reply
          .code(503)
          .header('retry-after', '1')
          .type('application/problem+json')
          .send(JSON.stringify(UNAVAILABLE));
      },
    },
  });
}

const UNAVAILABLE = {
  type: 'about:blank',
  title: 'The service is not available right now. Please try again in a moment.',
  status: 503,
  code: 'http.unavailable',
};
