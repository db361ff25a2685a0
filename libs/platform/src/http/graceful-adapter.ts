import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Longer than nginx keeps a connection that it does not use (docker/nginx/upstream.conf): by then it has closed those itself.
 * Each request that still arrives is answered, and its connection closed with it.
 */
const LAST_REQUESTS_MS = 1_500;
/** As long as a request may wait for the database, and well before an orchestrator kills the process. */
const CLOSE_TIMEOUT_MS = 15_000;
/** However many keep arriving, the server closes. */
const MAX_LOOKS = 2_000;
/** Of a turn of the event loop in which nothing happens, on a slow machine. */
const IDLE_TURN_MS = 0.25;

/**
 * Closes without cutting off anybody. Node cuts connections that are idle, and the kernel those that it has made and nobody
 * has taken yet; with them go requests that a proxy has just put on their way: one that changes something it must not send
 * again, so it would be lost. Who has opened a connection and not asked for anything whole by the end is waited for no longer.
 */
export class GracefulAdapter extends FastifyAdapter {
  constructor(
    options: FastifyHttpOptions<Server>,
    private readonly limits = { lastRequestsMs: LAST_REQUESTS_MS, timeoutMs: CLOSE_TIMEOUT_MS },
  ) {
    super(options);
  }

  override async close(): Promise<void> {
    const server = this.getHttpServer<Server>();
    if (!server.listening) return super.close();
    const isEmpty = once(server, 'close');
    const cutIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => undefined;
    // First, while proxies still use the connections they have: from the next line on each request needs a new one.
    await stopListening(server);
    // Again and again: whose request came before it was told to close becomes idle once that is answered.
    const cutting = setInterval(cutIdle, this.limits.lastRequestsMs);
    const giveUp = setTimeout(() => server.closeAllConnections(), this.limits.timeoutMs);
    try {
      await super.close();
      await isEmpty;
    } finally {
      clearInterval(cutting);
      clearTimeout(giveUp);
    }
  }
}

/**
 * Right after a turn of the event loop that looked for new connections and found none, and in which nothing else happened:
 * meanwhile another could have come, which would be cut.
 */
const stopListening = (server: Server): Promise<void> =>
  new Promise((stopped) => {
    let hasArrived = false;
    const arrive = () => (hasArrived = true);
    const look = (looks: number, since = performance.now()) =>
      setImmediate(() => {
        const wasIdle = !hasArrived && performance.now() - since < IDLE_TURN_MS;
        if (!wasIdle && looks < MAX_LOOKS) {
          hasArrived = false;
          return look(looks + 1);
        }
        server.off('connection', arrive).close();
        stopped();
      });
    server.on('connection', arrive);
    look(0);
  });
