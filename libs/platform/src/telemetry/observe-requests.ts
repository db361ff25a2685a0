import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { lineWriter } from './log';
import { Metrics } from './metrics';
import { redactedText } from './redact';

/** Asked every few seconds by machines: worth a line only to who debugs. */
const HEALTH = /\/health\//;

/**
 * One line and one measurement per request, and its id in every line that is logged on the way.
 * Hooks instead of a middleware, which would cost as much as the rest of the pipeline.
 */
export async function observeRequests(app: NestFastifyApplication): Promise<void> {
  const log = await app.resolve(PinoLogger);
  const metrics = app.get(Metrics);
  // Past the log's own way to a line, which takes six times as long and is walked by every request.
  const write = lineWriter(log.logger, 'Requests');
  const server = app.getHttpAdapter().getInstance();

  // After the body has arrived: reading it would lose the context.
  server.addHook('preValidation', (request, _reply, done) => {
    log.runInContext(done, { bindings: { requestId: request.id } });
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode, elapsedTime } = reply;
    metrics.observeRequest(request.method, route, statusCode, elapsedTime / 1000);
    write(HEALTH.test(route) ? 'debug' : 'info', () => fieldsOf(request, route, statusCode, elapsedTime));
    done();
  });
}

/** The route as declared, neither address nor headers: queries and cookies carry secrets. Only the id may come from outside. */
function fieldsOf(
  { id, method, principal }: FastifyRequest,
  route: string,
  status: number,
  milliseconds: number,
): string {
  const user = principal ? `,"userId":"${principal.userId}"` : '';
  const took = Math.round(milliseconds * 10) / 10;
  return `"requestId":${JSON.stringify(redactedText(id))},"method":"${method}","route":"${route}","status":${status},"milliseconds":${took}${user}`;
}
