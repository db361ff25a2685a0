import type { FastifyInstance, preParsingHookHandler } from 'fastify';
import { pipeline, Transform } from 'node:stream';

declare module 'fastify' {
  interface FastifyRequest {
    /** To the letter as it came, which is what a signature is for. Only at addresses whose senders sign. */
    rawBody?: Buffer;
  }
}

/** Before the application declares its routes. @param urls whose bodies are kept beside what is read from them */
export function keepRawBodies(server: FastifyInstance, urls: readonly string[]): void {
  server.addHook('onRoute', (route) => {
    if (urls.includes(route.url)) route.preParsing = keepRawBody;
  });
}

const keepRawBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const chunks: Buffer[] = [];
  const kept = new Transform({
    transform: (chunk: Buffer, _encoding, next) => {
      chunks.push(chunk);
      next(null, chunk);
    },
    flush: (next) => {
      request.rawBody = Buffer.concat(chunks);
      next();
    },
  });
  // A body that breaks off ends the copy with the same error, which is what the parser hears.
  done(
    null,
    pipeline(payload, kept, () => undefined),
  );
};
