import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { Metrics } from './metrics';

/** Asked every few seconds by machines: worth a line only to who debugs. */
const HEALTH = /\/health\//;

/**
 * One line and one measurement per request, and its id in every line that is logged on the way.
 * Hooks instead of a middleware, which would cost as much as the rest of the pipeline.
 */
export async function observeRequests(app: NestFastifyApplication): Promise<void> {
  const log = await app.resolve(PinoLogger);
  const metrics = app.get(Metrics);
  // Past Nest's logger, whose way to the same line is longer than all else that is done here.
  const lines = log.logger.child({ context: 'Requests' });
  const server = app.getHttpAdapter().getInstance();

  // After the body has arrived: reading it would lose the context.
  server.addHook('preValidation', (request, _reply, done) => {
    log.runInContext(done, { bindings: { requestId: request.id } });
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const line = lineOf(request, route, reply.statusCode, reply.elapsedTime);
    if (HEALTH.test(route)) lines.debug(line);
    else lines.info(line);
    done();
  });
}

/** The route as declared, neither address nor headers: queries and cookies carry secrets. */
const lineOf = ({ id, method, principal }: FastifyRequest, route: string, status: number, milliseconds: number) => ({
  requestId: id,
  method,
  route,
  status,
  milliseconds: Math.round(milliseconds * 10) / 10,
  ...(principal && { userId: principal.userId }),
});
