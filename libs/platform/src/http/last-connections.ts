import type { FastifyInstance } from 'fastify';

/** Longer than a request is on its way from the proxy; each that arrives is answered, and its connection closed with it. */
const LAST_REQUESTS_MS = 500;

/**
 * Keeps connections open for a moment when the server closes. Node cuts those that are idle, and with them the request that
 * a proxy has just put on its way: one that changes something it must not send again, so it would be lost.
 */
export function keepLastConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    const { server } = app;
    const cutIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    setTimeout(cutIdle, LAST_REQUESTS_MS).unref();
    done();
  });
}
