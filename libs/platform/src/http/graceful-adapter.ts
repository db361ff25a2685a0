import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyHttpOptions } from 'fastify';
import { once } from 'node:events';
import { type RequestListener, Server, type ServerOptions } from 'node:http';

/** Longer than nginx keeps an idle upstream connection (docker/nginx/upstream.conf), so that nginx closes it first. */
const LAST_REQUESTS_MS = 1_500;
/** As long as a request may wait for the database, and before an orchestrator kills the process. */
const CLOSE_TIMEOUT_MS = 15_000;
/** Limit, so that the server closes even under constant load. */
const MAX_CHECKS = 2_000;
/** An idle event-loop iteration is faster, even on slow machines. */
const IDLE_TURN_MS = 0.25;

/**
 * Closes without losing requests. Node would cut idle connections, and the kernel those not yet accepted, along with
 * requests that a proxy may not repeat. Connections without a complete request are cut at the time limit.
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
    // Stop accepting before closing: proxies still reuse open connections.
    await server.stopListening();
    // Repeat, since busy connections become idle once answered.
    const cutTimer = setInterval(() => server.cutIdleConnections(), this.limits.lastRequestsMs);
    const closeTimer = setTimeout(() => server.closeAllConnections(), this.limits.timeoutMs);
    try {
      await super.close();
      await isEmpty;
    } finally {
      clearInterval(cutTimer);
      clearTimeout(closeTimer);
    }
  }
}

export class LastingServer extends Server {
  /** Node's `close` would call it too early. */
  override closeIdleConnections(): void {}

  cutIdleConnections(): void {
    super.closeIdleConnections();
  }

  /** Stops after an idle event-loop turn without a new connection, so that the kernel's queue is empty. */
  stopListening(): Promise<void> {
    return new Promise((stopped) => {
      let hasArrived = false;
      const arrive = () => (hasArrived = true);
      const check = (checks: number, since = performance.now()) =>
        setImmediate(() => {
          const wasIdle = !hasArrived && performance.now() - since < IDLE_TURN_MS;
          if (!wasIdle && checks < MAX_CHECKS) {
            hasArrived = false;
            return check(checks + 1);
          }
          this.off('connection', arrive).close();
          stopped();
        });
      this.on('connection', arrive);
      check(0);
    });
  }
}
