import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config/config';
import { GracefulAdapter } from './graceful-adapter';
import { normalizeIds } from './id';
import { requestId } from './request-id';
import { type LargeBody, refuseLargeBody } from './request-validation';
import { answerForms, type RefusedForm } from './refused-form';
import { refuseForeignOrigin, requireJson, requireOwnForm } from './same-origin';
import { securityHeaders } from './security-headers';

/** Fits a 10,000-character message with every character escaped. */
const MAX_BODY_BYTES = 128 * 1024;
/** Longer than the proxy's keep-alive, so that the proxy never writes to a closing connection. */
const KEEP_ALIVE_MS = 75_000;

const REQUEST_TIMEOUT = { timeoutMs: 30_000, checkEveryMs: 5_000 };

const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export interface HttpOptions {
  /** Paths called by servers that sign their requests. */
  readonly signedBySender: readonly string[];
  /** Path prefixes that mail programs post a form to (RFC 8058). */
  readonly oneClick: readonly string[];
  /** Paths that a page posts a form to without scripts, with the page for errors. */
  readonly forms: Readonly<Record<string, RefusedForm>>;
  readonly large: readonly LargeBody[];
  readonly pages: readonly string[];
  readonly uploads: string;
}

const UPLOAD_TYPE = 'application/offset+octet-stream';

export const httpAdapter = ({ trustedProxies }: Config, requestTimeout = REQUEST_TIMEOUT): FastifyAdapter =>
  new GracefulAdapter(
    {
      bodyLimit: MAX_BODY_BYTES,
      trustProxy: [...trustedProxies],
      genReqId: requestId,
      // Serve requests during shutdown: readiness already steers the load balancer away.
      return503OnClosing: false,
    },
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: requestTimeout.timeoutMs,
      connectionsCheckingInterval: requestTimeout.checkEveryMs,
    },
  );

export function secureHttp(app: NestFastifyApplication, config: Config, options: HttpOptions): void {
  const headers = securityHeaders(config);
  const { origin } = new URL(config.publicUrl);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    const maxBytes = options.large.find(({ address }) => address.test(route.url))?.maxBytes;
    if (maxBytes !== undefined) route.bodyLimit = maxBytes;
  });
  // Synchronous hooks: a promise would cost more than the hook.
  server.addHook('onRequest', (request, reply, done) => {
    normalizeIds(request.params);
    normalizeIds(request.query);
    const isPage = options.pages.some((page) => request.url.startsWith(page));
    void reply.headers(isPage ? headers.ofPages : headers.ofData);
    void reply.header('x-request-id', request.id);
    if (request.url in options.forms) {
      requireOwnForm(request, origin);
    } else if (!options.oneClick.some((prefix) => request.url.startsWith(prefix))) {
      refuseForeignOrigin(request, origin, options.signedBySender);
      const type = request.headers['content-type'];
      if (type !== UPLOAD_TYPE || !request.url.startsWith(options.uploads)) requireJson(type);
    }
    done();
  });
  answerForms(server, options.forms, config.brand);
  // Mail programs post only what the URL already says.
  server.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
  // The upload handler reads the stream itself.
  server.addContentTypeParser(UPLOAD_TYPE, (_request, _body, done) => done(null));
  server.addHook('preHandler', (request, _reply, done) => {
    if (!options.signedBySender.includes(request.url)) refuseLargeBody(request, options.large);
    done();
  });
}
