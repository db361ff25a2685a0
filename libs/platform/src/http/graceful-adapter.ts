import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import { once } from 'node:events';
import { type RequestListener, Server, type ServerOptions } from 'node:http';

/**
 * Longer than nginx keeps a connection that it does not use (docker/nginx/upstream.conf): by then it has closed those itself.
 * Each request that still arrives is answered, and its connection closed with it.
 */
const LAST_REQUESTS_MS = 1_500;
/** As long as a request may wait for the database, and well before an orchestrator kills the process. */
const CLOSE_TIMEOUT_MS = 15_000;
/** Then the server closes even under constant load. */
const MAX_LOOKS = 2_000;
/** An idle iteration of the event loop takes less, also on a slow machine. */
const IDLE_TURN_MS = 0.25;

/**
 * Closes without losing requests. Node would cut idle connections, and the kernel those not accepted yet, together with
 * requests that a proxy has just sent and may not repeat. Connections without a whole request are cut at the time limit.
 */
export class GracefulAdapter extends FastifyAdapter {
  constructor(
    options: FastifyHttpOptions<Server>,
    server: ServerOptions,
    private readonly limits = { lastRequestsMs: LAST_REQUESTS_MS, timeoutMs: CLOSE_TIMEOUT_MS },
  ) {
    super({ ...options, serverFactory: (answer: RequestListener): Server => new LastingServer(server, answer) });
  }

  override async close(): Promise<void> {
    const server = this.getHttpServer<LastingServer>();
    if (!server.listening) return super.close();
    const isEmpty = once(server, 'close');
    // First, while proxies still use the connections they have: from the next line on each request needs a new one.
    await server.stopListening();
    // Repeatedly, because busy connections become idle once answered.
    const cutting = setInterval(() => server.cutIdleConnections(), this.limits.lastRequestsMs);
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

export class LastingServer extends Server {
  /** Called by `close`, too early. */
  override closeIdleConnections(): void {}

  cutIdleConnections(): void {
    super.closeIdleConnections();
  }

  /**
   * Right after an idle iteration of the event loop that accepted no connection: otherwise one might wait to be accepted,
   * and would be cut.
   */
  stopListening(): Promise<void> {
    return new Promise((stopped) => {
      let hasArrived = false;
      const arrive = () => (hasArrived = true);
      const look = (looks: number, since = performance.now()) =>
        setImmediate(() => {
          const wasIdle = !hasArrived && performance.now() - since < IDLE_TURN_MS;
          if (!wasIdle && looks < MAX_LOOKS) {
            hasArrived = false;
            return look(looks + 1);
          }
          this.off('connection', arrive).close();
          stopped();
        });
      this.on('connection', arrive);
      look(0);
    });
  }
}
