import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import { DomainError } from '@casewright/kernel';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { AuditTrail } from '../audit/audit-trail';
import { AuditedWorks, workOf } from '../audit/audited-work';
import { adminsOf } from '../http/admins-only';
import { principalOf } from '../http/principal';
import { sendProblem } from '../http/problem-details.filter';
import { StepUp } from '../http/step-up';
import { EventQueue } from './event-queue';

const MAX_URL_LENGTH = 200;

class QueueUnavailable extends DomainError {
  readonly code = 'platform.queue-unavailable';
  readonly kind = 'unavailable';

  constructor() {
    super('The queue is unavailable.');
  }
}

/** Operators' pages of the queue, with retry. Admins only, who confirm who they are before they change it. */
export async function mountQueueBoard(app: NestFastifyApplication, path: string): Promise<void> {
  const events = app.get(EventQueue);
  const board = new FastifyAdapter().setBasePath(path);
  createBullBoard({
    queues: events.queues.map(
      (queue) =>
        new BullMQAdapter(queue, {
          description: 'Integration events. Jobs carry an id; the payload stays in the outbox.',
        }),
    ),
    serverAdapter: board,
    options: { uiConfig: { boardTitle: 'Casewright queues' } },
  });

  const authenticate = adminsOf(app);
  const stepUp = app.get(StepUp);
  const trail = app.get(AuditTrail);
  const works = app.get(AuditedWorks);
  await app
    .getHttpAdapter()
    .getInstance()
    .register(
      async (server: FastifyInstance) => {
        server.addHook('onRequest', async (request, reply) => {
          // Handled here, because the board has its own error pages.
          try {
            await authenticate(request);
            if (!(await events.isUp())) throw new QueueUnavailable();
            // The page polls figures every few seconds, which contain no personal data.
            if (request.method === 'GET') return;
            stepUp.require(principalOf(request));
            const facts = { method: request.method, url: request.url.slice(0, MAX_URL_LENGTH) };
            const work = { ...workOf(request), operation: { name: 'change-queue', facts } };
            await works.during(work, () => trail.recordOperation());
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
