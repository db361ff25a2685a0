import { applyDecorators, type Type } from '@nestjs/common';
import { type NestFastifyApplication, RouteConfig } from '@nestjs/platform-fastify';
import { Access } from './access';

/** Answers of itself: it asks no session, no database and no other process. */
export abstract class EarlyAnswer {
  /** @returns what is sent with status 200; undefined when the body is not surely right, and the route has to say what is wrong */
  abstract answerTo(body: unknown): object | undefined;
}

const ANSWERED_EARLY = 'answeredEarly';

/**
 * Lets a route be answered before guards, pipes and buses, which take several times as long as an answer that is merely
 * computed. Nobody is asked who they are, so anyone may call it. Origin, headers, log and metrics are those of every route.
 */
export const AnsweredEarly = (by: Type<EarlyAnswer>): MethodDecorator =>
  applyDecorators(Access('anyone'), RouteConfig({ [ANSWERED_EARLY]: by }));

/** Before the application declares its routes. */
export function answerEarly(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRoute', (route) => {
    const by = (route.config as { [ANSWERED_EARLY]?: Type<EarlyAnswer> } | undefined)?.[ANSWERED_EARLY];
    if (!by) return;
    const early = app.get(by, { strict: false });
    route.preValidation = (request, reply, done) => {
      const answer = early.answerTo(request.body);
      if (answer) void reply.send(answer);
      else done();
    };
  });
}
