import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { DomainError } from '@casewright/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseUnless, Sessions } from '../http/access';
import { NotSignedIn } from '../http/principal';
import { sendProblem } from '../http/problem-details.filter';
import { SessionCookie } from '../http/session-cookie';
import { NewsQueue } from './news-queue';

class QueueAway extends DomainError {
  readonly code = 'platform.queue-away';
  readonly kind = 'unavailable';

  constructor() {
    super('The queue does not answer.');
  }
}

/** The queue as pages for operators: what waits, what failed and why, and a button to retry it. Admins only. */
export async function mountQueueBoard(app: NestFastifyApplication, path: string): Promise<void> {
  const news = app.get(NewsQueue);
  const board = new FastifyAdapter().setBasePath(path);
  createBullBoard({
    queues: [
      new BullMQAdapter(news.queue, {
        description: 'News of the contexts. Jobs carry its id; its contents stay in the outbox.',
      }),
    ],
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Casewright queues' } },
  });

  const authenticate = adminsOf(app);
  await app
    .getHttpAdapter()
    .getInstance()
    .register(
      async (server: FastifyInstance) => {
        server.addHook('onRequest', async (request, reply) => {
          // Answered here: the board has words of its own for errors.
          try {
            await authenticate(request);
            if (!(await news.isUp())) throw new QueueAway();
          } catch (error) {
            sendProblem(reply, error);
            return reply;
          }
        });
        await server.register(board.registerPlugin());
      },
      { prefix: path },
    );
}

function adminsOf(app: NestFastifyApplication): (request: FastifyRequest) => Promise<void> {
  const sessions = app.get(Sessions, { strict: false });
  const cookie = app.get(SessionCookie);
  return async (request) => {
    const token = cookie.read(request);
    const principal = token ? await sessions.authenticate(token) : undefined;
    if (!principal) throw new NotSignedIn();
    refuseUnless('admin', principal);
    request.principal = principal;
  };
}
