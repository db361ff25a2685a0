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

interface Answered {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly atMs: number;
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

  let isClosing = false;
  let collected: Answered[] = [];
  const report = () => {
    const answered = collected;
    collected = [];
    for (const { request, reply } of answered) {
      metrics.observeRequest(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1000);
    }
    write(answered.map(lineOf));
  };
  server.addHook('onResponse', (request, reply, done) => {
    const count = collected.push({ request, reply, atMs: Date.now() });
    if (count === 1) setTimeout(report, COLLECTED_MS).unref();
    if (count === MOST_COLLECTED || isClosing) report();
    done();
  });
  // What is answered from here on may be the last thing that the process does.
  server.addHook('onClose', (_instance, done) => {
    isClosing = true;
    report();
    done();
  });
}

/** As declared, neither address nor headers: queries and cookies carry secrets. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** An id needs no escape (`requestId`). */
function lineOf({ request, reply, atMs }: Answered) {
  const { id, method, principal } = request;
  const route = routeOf(request);
  const user = principal ? `,"userId":"${principal.userId}"` : '';
  const took = Math.round(reply.elapsedTime * 10) / 10;
  return {
    level: HEALTH.test(route) ? 'debug' : 'info',
    atMs,
    fields: `"requestId":"${id}","method":"${method}","route":"${route}","status":${reply.statusCode},"milliseconds":${took}${user}`,
  } as const;
}
