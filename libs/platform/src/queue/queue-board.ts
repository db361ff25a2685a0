import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { DomainError } from '@casewright/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { adminsOf } from '../http/admins-only';
import { sendProblem } from '../http/problem-details.filter';
import { EventQueue } from './event-queue';

class QueueUnavailable extends DomainError {
  readonly code = 'platform.queue-away';
  readonly kind = 'unavailable';

  constructor() {
    super('The queue is unavailable.');
  }
}

/** The queue as pages for operators: what waits, what failed and why, and a button to retry it. Admins only. */
export async function mountQueueBoard(app: NestFastifyApplication, path: string): Promise<void> {
  const events = app.get(EventQueue);
  const board = new FastifyAdapter().setBasePath(path);
  createBullBoard({
    queues: [
      new BullMQAdapter(events.queue, {
        description: 'Integration events. Jobs carry an id; the payload stays in the outbox.',
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
          // Answered here, because the board has its own error pages.
          try {
            await authenticate(request);
            if (!(await events.isUp())) throw new QueueUnavailable();
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
