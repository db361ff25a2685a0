import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config/config';
import { GracefulAdapter } from './graceful-adapter';
import { requestId } from './request-id';
import { type LargeBody, refuseVastBody } from './request-validation';
import { answerForms, type RefusedForm } from './refused-form';
import { refuseForeignOrigin, refuseOtherThanJson, refuseOtherThanOurForm } from './same-origin';
import { securityHeaders } from './security-headers';

/** More than the longest message, 10,000 characters in the most wasteful escapes. */
const MAX_BODY_BYTES = 128 * 1024;
/** Longer than a proxy keeps its side open, so that it never writes into a connection that is closing. */
const KEEP_ALIVE_MS = 75_000;

/** A request with its body must arrive within the first; the second is how often that is checked. */
const ARRIVAL = { timeoutMs: 30_000, checkEveryMs: 5_000 };

const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export interface HttpOptions {
  /** Addresses called by servers that sign what they send, not by browsers. */
  readonly signedBySender: readonly string[];
  /** Beginnings of addresses that mail programs call by a form, without a page of ours (RFC 8058). */
  readonly oneClick: readonly string[];
  /** Addresses that a page of ours sends a form to without a script, and the page that answers what is refused. */
  readonly forms: Readonly<Record<string, RefusedForm>>;
  /** Addresses whose bodies have more fields and elements than others. */
  readonly large: readonly LargeBody[];
  /** Addresses that answer with pages for operators, which need their own scripts and styles. */
  readonly pages: readonly string[];
  /** The beginning of addresses that take the bytes of a file. */
  readonly uploads: string;
}

const UPLOAD_TYPE = 'application/offset+octet-stream';

export const httpAdapter = ({ trustedProxies }: Config, arrival = ARRIVAL): FastifyAdapter =>
  new GracefulAdapter(
    {
      bodyLimit: MAX_BODY_BYTES,
      trustProxy: [...trustedProxies],
      genReqId: requestId,
      // While stopping, requests that are on their way are served: readiness tells the balancer to look elsewhere.
      return503OnClosing: false,
    },
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: arrival.timeoutMs,
      connectionsCheckingInterval: arrival.checkEveryMs,
    },
  );

/** Headers and checks of every request and response. */
export function secureHttp(app: NestFastifyApplication, config: Config, options: HttpOptions): void {
  const headers = securityHeaders(config);
  const { origin } = new URL(config.publicUrl);
  const server = app.getHttpAdapter().getInstance();
  // Synchronous hooks: a promise would cost more than the hook itself.
  server.addHook('onRequest', (request, reply, done) => {
    const isPage = options.pages.some((page) => request.url.startsWith(page));
    void reply.headers(isPage ? headers.ofPages : headers.ofData);
    void reply.header('x-request-id', request.id);
    if (request.url in options.forms) {
      refuseOtherThanOurForm(request, origin);
    } else if (!options.oneClick.some((prefix) => request.url.startsWith(prefix))) {
      refuseForeignOrigin(request, origin, options.signedBySender);
      const type = request.headers['content-type'];
      if (type !== UPLOAD_TYPE || !request.url.startsWith(options.uploads)) refuseOtherThanJson(type);
    }
    done();
  });
  answerForms(server, options.forms, config.brand);
  // What mail programs post says no more than the address does.
  server.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => done(null, undefined));
  // Read as it comes, by what handles uploads.
  server.addContentTypeParser(UPLOAD_TYPE, (_request, _body, done) => done(null));
  server.addHook('preHandler', (request, _reply, done) => {
    if (!options.signedBySender.includes(request.url)) refuseVastBody(request, options.large);
    done();
  });
}
