import fastifyCookie from '@fastify/cookie';
import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../config/config';
import { PatientAdapter } from './last-connections';
import { refuseVastBody } from './request-validation';
import { refuseForeignOrigin, refuseForm } from './same-origin';
import { securityHeaders } from './security-headers';

/** More than the longest message, 10,000 characters in the most wasteful escapes. */
const MAX_BODY_BYTES = 128 * 1024;
/** Longer than a proxy keeps its side open, so that it never writes into a connection that is closing. */
const KEEP_ALIVE_MS = 75_000;

export interface HttpOptions {
  /** Addresses called by servers that sign what they send, not by browsers. */
  readonly signedBySender: readonly string[];
  /** Addresses that answer with pages for operators, which need their own scripts and styles. */
  readonly pages: readonly string[];
}

export const httpAdapter = ({ trustedProxies }: Config): FastifyAdapter =>
  new PatientAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: [...trustedProxies],
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestIdHeader: 'x-request-id',
    genReqId: () => randomUUID(),
    // While stopping, requests that are on their way are served: readiness tells the balancer to look elsewhere.
    return503OnClosing: false,
  });

/** What every request and response goes through, whichever route it is for. */
export async function secureHttp(app: NestFastifyApplication, config: Config, options: HttpOptions): Promise<void> {
  await app.register(fastifyCookie);

  const headers = securityHeaders(config);
  const { origin } = new URL(config.publicUrl);
  const server = app.getHttpAdapter().getInstance();
  // Neither waits for anything: as promises they would cost each request more than what they do.
  server.addHook('onRequest', (request, reply, done) => {
    const isPage = options.pages.some((page) => request.url.startsWith(page));
    void reply.headers(isPage ? headers.ofPages : headers.ofData);
    void reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    refuseForeignOrigin(request, origin, options.signedBySender);
    refuseForm(request.headers['content-type']);
    refuseOtherThanJson(request.headers['content-type']);
    done();
  });
  server.addHook('preValidation', (request, _reply, done) => {
    refuseVastBody(request, options.signedBySender);
    done();
  });
}

function refuseOtherThanJson(contentType: string | undefined): void {
  if (contentType && !/^application\/json\b/i.test(contentType)) throw new UnsupportedMediaTypeException();
}
