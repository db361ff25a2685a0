import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { lineWriter } from './log';
import { Metrics } from './metrics';

/** Asked every few seconds by machines: worth a line only to who debugs. */
const HEALTH = /\/health\//;
/** As long as the log keeps its own lines. */
const COLLECTED_MS = 100;
/** Few enough that nobody waits for them. */
const MOST_COLLECTED = 64;

/** A request that was answered: the route as declared, neither address nor headers, since queries and cookies carry secrets. */
interface Answered {
  readonly atMs: number;
  readonly requestId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly userId: string | undefined;
}

/**
 * One line and one measurement per request, and its id in every line that is logged on the way.
 * Hooks instead of a middleware, which would cost as much as the rest of the pipeline; lines and measurements of many
 * requests at once, which takes a third of the time.
 */
export async function observeRequests(app: NestFastifyApplication): Promise<void> {
  const log = await app.resolve(PinoLogger);
  const metrics = app.get(Metrics);
  // Past the log's own way to a line, which takes six times as long and is walked by every request.
  const write = lineWriter(log.logger, 'Requests');
  const server = app.getHttpAdapter().getInstance();

  // After the body has arrived: reading it would lose the context.
  server.addHook('preHandler', (request, _reply, done) => {
    log.runInContext(done, { bindings: { requestId: request.id } });
  });

  let collected: Answered[] = [];
  const report = () => {
    const answered = collected;
    collected = [];
    for (const { method, route, status, milliseconds } of answered) {
      metrics.observeRequest(method, route, status, milliseconds / 1000);
    }
    write(answered.map(lineOf));
  };
  server.addHook('onResponse', (request, reply, done) => {
    const count = collected.push(answeredOf(request, reply));
    if (count === 1) setTimeout(report, COLLECTED_MS).unref();
    if (count === MOST_COLLECTED) report();
    done();
  });
  server.addHook('onClose', (_instance, done) => {
    report();
    done();
  });
}

const answeredOf = (request: FastifyRequest, reply: FastifyReply): Answered => ({
  atMs: Date.now(),
  requestId: request.id,
  method: request.method,
  route: request.routeOptions.url ?? 'none',
  status: reply.statusCode,
  milliseconds: reply.elapsedTime,
  userId: request.principal?.userId,
});

/** An id needs no escape (`requestId`). */
function lineOf({ atMs, requestId, method, route, status, milliseconds, userId }: Answered) {
  const user = userId ? `,"userId":"${userId}"` : '';
  const took = Math.round(milliseconds * 10) / 10;
  return {
    level: HEALTH.test(route) ? 'debug' : 'info',
    atMs,
    fields: `"requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"milliseconds":${took}${user}`,
  } as const;
}
