import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { networkOf } from '../http/network-of';
import { Metrics } from './metrics';

/** Polled by machines, so logged only at level `debug`. */
const HEALTH = /\/health\//;

export async function observeRequests(app: NestFastifyApplication): Promise<void> {
  const log = await app.resolve(PinoLogger);
  const metrics = app.get(Metrics);
  const requests = log.logger.child({ context: 'Requests' });
  const server = app.getHttpAdapter().getInstance();

  // Reading the body would lose the context.
  server.addHook('preHandler', (request, _reply, done) => {
    log.runInContext(done, { bindings: { requestId: request.id } });
  });

  server.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { id: requestId, method, principal, problemCode: code } = request;
    const route = routeOf(request);
    metrics.observeRequest(method, route, status, elapsedTime / 1000);
    const milliseconds = Math.round(elapsedTime * 10) / 10;
    requests[HEALTH.test(route) ? 'debug' : 'info']({
      ...{ requestId, method, route, status, milliseconds, network: networkOf(request.ip) },
      ...(code !== undefined && { code }),
      ...(principal && { userId: principal.userId }),
    });
    done();
  });
}

/** Declared route, never the URL or headers: queries and cookies carry secrets. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
