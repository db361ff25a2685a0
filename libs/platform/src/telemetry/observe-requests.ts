import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from './metrics';

/** Asked every few seconds by machines: logged only at the level "debug". */
const HEALTH = /\/health\//;

/** One line and one measurement per request, and its id in every line that is logged on the way. */
export async function observeRequests(app: NestFastifyApplication): Promise<void> {
  const log = await app.resolve(PinoLogger);
  const metrics = app.get(Metrics);
  const requests = log.logger.child({ context: 'Requests' });
  const server = app.getHttpAdapter().getInstance();

  // After the body has arrived: reading it would lose the context.
  server.addHook('preHandler', (request, _reply, done) => {
    log.runInContext(done, { bindings: { requestId: request.id } });
  });

  server.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { id: requestId, method, principal } = request;
    const route = routeOf(request);
    metrics.observeRequest(method, route, status, elapsedTime / 1000);
    const milliseconds = Math.round(elapsedTime * 10) / 10;
    const line = { requestId, method, route, status, milliseconds, ...(principal && { userId: principal.userId }) };
    requests[HEALTH.test(route) ? 'debug' : 'info'](line);
    done();
  });
}

/** The declared route, never the address or headers: queries and cookies carry secrets. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
