import type { INestApplicationContext, Provider } from '@nestjs/common';
import { type Job, Worker } from 'bullmq';
import { IsString } from 'class-validator';
import { OutboxOperations } from '../outbox/outbox-operations';
import { eventually } from '../testing/eventually';
import { QUEUE_STORES, STORES_OF_FAULTS } from '../testing/queue-stores';
import { TEST_POLICY } from '../testing/test-policy';
import { times } from '../testing/times';
import { EventConsumer } from './event-consumer';
import { EventDelivery } from './event-delivery';
import { EventQueue } from './event-queue';
import { RunningQueue } from './queue.fixture';
import { type EventMetadata, HandlesEvent, type EventHandler } from './event-handler';

class GreetingPayload {
  @IsString()
  readonly to!: string;
}

/** Worker with steps that a test can block. */
interface OpenWorker {
  readonly moveToActive: (token: string, name?: string) => Promise<Job | undefined>;
}

/** Records handled events, and scripts the next handlers. */
class Guestbook {
  readonly greeted: string[] = [];
  readonly counted: string[] = [];
  obstacle: (to: string) => void | Promise<void> = () => undefined;
}

@HandlesEvent({ event: 'test.greeted', name: 'test.write' })
class WriteWhenGreeted implements EventHandler<GreetingPayload> {
  readonly payload = GreetingPayload;

  constructor(private readonly guestbook: Guestbook) {}

  async handle({ to }: GreetingPayload): Promise<void> {
    await this.guestbook.obstacle(to);
    this.guestbook.greeted.push(to);
  }
}

@HandlesEvent({ event: 'test.greeted', name: 'test.count' })
class CountWhenGreeted implements EventHandler<GreetingPayload> {
  readonly payload = GreetingPayload;

  constructor(private readonly guestbook: Guestbook) {}

  async handle(_: GreetingPayload, { eventId }: EventMetadata): Promise<void> {
    this.guestbook.counted.push(eventId);
  }
}

@HandlesEvent({ event: 'test.printed', name: 'test.print', lane: 'documents' })
class PrintWhenPrinted implements EventHandler<GreetingPayload> {
  readonly payload = GreetingPayload;

  constructor(private readonly guestbook: Guestbook) {}

  async handle({ to }: GreetingPayload): Promise<void> {
    await this.guestbook.obstacle(to);
  }
}

const ONE_EACH = { events: 1, files: 1, documents: 1 };

describe.each(QUEUE_STORES)('events on %s', (kind, missing) => {
  if (missing) {
    it.skip(`is not tried: ${missing}`, () => undefined);
    return;
  }

  let queue: RunningQueue;
  let guestbook: Guestbook;
  let handlers: Provider[];

  beforeAll(async () => {
    queue = await RunningQueue.start(kind);
  });
  beforeEach(() => {
    guestbook = new Guestbook();
    handlers = [WriteWhenGreeted, CountWhenGreeted, { provide: Guestbook, useValue: guestbook }];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await queue.stopProcesses();
    await queue.empty();
    await queue.sql('truncate platform.outbox cascade');
  });
  afterAll(() => queue.stop());

  it('reach each handler once, and leave no payload', async () => {
    await queue.startWorker(handlers);

    const id = await queue.write('test.greeted', { to: 'Ann' });
    await queue.allDone();

    expect(guestbook.greeted).toEqual(['Ann']);
    expect(guestbook.counted).toEqual([id]);
    expect(await queue.sql('select payload, attempts from platform.outbox')).toEqual([{ payload: {}, attempts: 0 }]);
  });

  it('are not repeated when the queue delivers them again', async () => {
    const worker = await queue.startWorker(handlers);
    const id = await queue.write('test.greeted', { to: 'Ann' });
    await queue.allDone();

    await worker.get(EventQueue).forgetFinished(id);
    await worker.get(EventQueue).add([{ id, type: 'test.greeted', lane: 'events' }], 1);
    await queue.write('test.greeted', { to: 'Ben' });
    await queue.allDone();
    await eventually(async () => expect(await worker.get(EventQueue).counts()).toMatchObject({ completed: 2 }));

    expect(guestbook.greeted).toEqual(['Ann', 'Ben']);
  });

  it('written concurrently and committed in another order are all delivered', async () => {
    const perWriter = times({ test: 20, soak: 200 });
    await queue.startWorker(handlers);
    await queue.startWorker(handlers);

    const writers = Array.from({ length: 10 }, (_, writer) => writeSlowly(writer, perWriter));
    await Promise.all(writers);
    await queue.allDone();

    expect(guestbook.greeted).toHaveLength(10 * perWriter);
    expect(new Set(guestbook.greeted).size).toBe(10 * perWriter);
  });

  it('are dead after the last attempt, and operators can retry them', async () => {
    guestbook.obstacle = () => {
      throw new Error('never');
    };
    const worker = await queue.startWorker(handlers);
    const operations = worker.get(OutboxOperations);

    const id = await queue.write('test.greeted', { to: 'Ann' });
    await eventually(async () => expect(await operations.backlog()).toMatchObject({ dead: 1, waiting: 0 }));
    expect(await operations.dead()).toEqual([
      expect.objectContaining({ id, type: 'test.greeted', attempts: 3, lastError: 'test.write: never' }),
    ]);
    await eventually(async () => expect(await worker.get(EventQueue).counts()).toMatchObject({ failed: 1 }));

    guestbook.obstacle = () => undefined;
    expect(await operations.retry(id)).toBe(true);
    await queue.allDone();

    expect(guestbook.greeted).toEqual(['Ann']);
    expect(await operations.retry(id)).toBe(false);
  });

  it('are revived when an operator retries their job in the queue', async () => {
    guestbook.obstacle = () => {
      throw new Error('never');
    };
    const worker = await queue.startWorker(handlers);
    const [jobs] = worker.get(EventQueue).queues;
    const id = await queue.write('test.greeted', { to: 'Ann' });
    await eventually(async () => expect(await jobs?.getJobState(id)).toBe('failed'));

    guestbook.obstacle = () => undefined;
    await (await jobs?.getJob(id))?.retry();
    await queue.allDone();

    expect(guestbook.greeted).toEqual(['Ann']);
  });

  it('arrive although the queue lost all its jobs', async () => {
    const count = times({ test: 20, soak: 200 });
    // Long enough that none is retried before the queue loses it.
    const pauseMs = 60 * 60_000;
    const guests = Array.from({ length: count }, (_, index) => `guest ${index}`);
    let isUnavailable = true;
    guestbook.obstacle = () => {
      if (isUnavailable) throw new Error('the mail server is unavailable');
    };
    const worker = await queue.startWorker(handlers, {
      maxAttempts: 1_000,
      firstPauseMs: pauseMs,
      maxPauseMs: pauseMs,
    });
    await Promise.all(guests.map((to) => queue.write('test.greeted', { to })));
    await eventually(async () => expect(await queue.count('attempts > 0')).toBe(count));
    await eventually(async () => expect((await worker.get(EventQueue).counts()).active).toBe(0));

    await queue.empty();
    isUnavailable = false;
    await queue.sql('update platform.outbox set due_at = now()');
    await queue.allDone();

    expect([...guestbook.greeted].sort()).toEqual([...guests].sort());
  });

  it('do not wait for slow ones of another lane', async () => {
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const begun = atObstacle(() => free);
    await queue.startWorker([...handlers, PrintWhenPrinted], { concurrency: ONE_EACH });
    await queue.write('test.printed', { to: 'a slow printer' });
    await begun;
    await queue.write('test.printed', { to: 'a slow printer' });
    guestbook.obstacle = () => undefined;
    await queue.write('test.greeted', { to: 'Ann' });
    await eventually(() => expect(guestbook.greeted).toEqual(['Ann']));
    expect(await queue.count(`type = 'test.printed' and done_at is null`)).toBe(2);
    release();
    await queue.allDone();
  });

  it('are finished by a stopping worker, and the rest by the next', async () => {
    const { promise: free, resolve: release } = Promise.withResolvers<void>();
    const begun = atObstacle(() => free);
    const worker = await queue.startWorker(handlers, { concurrency: ONE_EACH });
    await queue.write('test.greeted', { to: 'Ann' });
    await queue.write('test.greeted', { to: 'Ben' });
    await begun;

    const stopped = queue.stopProcess(worker);
    release();
    await stopped;
    expect(guestbook.greeted).toHaveLength(1);

    await queue.startWorker(handlers);
    await queue.allDone();
    expect([...guestbook.greeted].sort()).toEqual(['Ann', 'Ben']);
  });

  it('that crash every worker are dead in the end', async () => {
    let begun = 0;
    guestbook.obstacle = () => {
      begun += 1;
      return new Promise(() => undefined);
    };
    const operations = (await queue.startWriter()).get(OutboxOperations);
    await queue.write('test.greeted', { to: 'Ann' });

    for (let crashes = 0; (await operations.dead()).length === 0; crashes++) {
      const victim = await queue.startWorker(handlers, { shutdownTimeoutMs: 1, maxAttempts: 1, lockMs: 200 });
      await eventually(async () => {
        if (begun === crashes) expect(await operations.dead()).toHaveLength(1);
      });
      await queue.stopProcess(victim);
    }

    expect((await operations.dead())[0]?.lastError).toContain('stalled');
  });

  // The rest is alike on every store.
  if (!STORES_OF_FAULTS.some(([store]) => store === kind)) return;

  it('are retried for a failed handler only', async () => {
    let failures = 2;
    guestbook.obstacle = () => {
      if (failures-- > 0) throw new Error('not yet');
    };
    await queue.startWorker(handlers);

    await queue.write('test.greeted', { to: 'Ann' });
    await queue.allDone();

    expect(guestbook.greeted).toEqual(['Ann']);
    expect(guestbook.counted).toHaveLength(1);
    expect(await queue.sql('select attempts, last_error from platform.outbox')).toEqual([
      { attempts: 2, last_error: 'test.write: not yet' },
    ]);
  });

  it('with an invalid payload are dead immediately, with field and rule but no value', async () => {
    const worker = await queue.startWorker(handlers);

    await queue.write('test.greeted', { to: 424_242 });

    await eventually(async () => expect(await worker.get(OutboxOperations).dead()).toHaveLength(1));
    const [dead] = await worker.get(OutboxOperations).dead();
    expect(dead?.attempts).toBe(1);
    expect(dead?.lastError).toContain('to:isString');
    expect(dead?.lastError).not.toContain('424242');
    expect(guestbook.greeted).toEqual([]);
  });

  it('without a handler wait an hour for a newer worker, and then lose their payload', async () => {
    await queue.startWorker(handlers);
    await queue.write('test.unheard', { to: 'Ann' });
    await eventually(async () => expect(await queue.count(`due_at > now() + interval '9 minutes'`)).toBe(1));
    expect(await queue.sql('select payload from platform.outbox')).toEqual([{ payload: { to: 'Ann' } }]);

    await queue.sql(`update platform.outbox set due_at = now(), occurred_at = now() - interval '61 minutes'`);
    await queue.allDone();
    expect(await queue.sql('select payload from platform.outbox')).toEqual([{ payload: {} }]);
  });

  it('are taken over from a worker that does not finish in time', async () => {
    const begun = atObstacle(() => new Promise(() => undefined));
    const stuck = await queue.startWorker(handlers, { shutdownTimeoutMs: 50 });
    await queue.write('test.greeted', { to: 'Ann' });
    await begun;

    await queue.stopProcess(stuck);
    guestbook.obstacle = () => undefined;
    await queue.startWorker(handlers);
    await queue.allDone();

    expect(guestbook.greeted).toEqual(['Ann']);
  });

  it('that reach a stopping worker go to another', async () => {
    guestbook.obstacle = () => new Promise(() => undefined);
    const { promise: stopped, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: taken, resolve: hasTaken } = Promise.withResolvers<void>();
    // Patches the prototype, since a worker polls as soon as it exists.
    const workers = Worker.prototype as unknown as OpenWorker;
    const take = workers.moveToActive;
    jest.spyOn(workers, 'moveToActive').mockImplementation(async function (this: OpenWorker, ...token) {
      const job = await take.apply(this, token);
      if (job) {
        hasTaken();
        await stopped;
      }
      return job;
    });
    const stopping = await queue.startWorker(handlers, { shutdownTimeoutMs: 50 });
    await queue.write('test.greeted', { to: 'Ann' });
    await taken;

    const ended = queue.stopProcess(stopping);
    await eventually(() => expect(workerOf(stopping).closing).toBeDefined());
    goOn();
    await ended;
    guestbook.obstacle = () => undefined;
    await queue.startWorker(handlers);
    await queue.allDone();

    expect(guestbook.greeted).toEqual(['Ann']);
  });

  it('are not taken by a process that was stopped before it started', async () => {
    const running = await queue.startWorker(handlers);
    const consumer = new EventConsumer(queue.store, TEST_POLICY, running.get(EventDelivery), running.get(EventQueue));

    await consumer.beforeApplicationShutdown();
    consumer.onApplicationBootstrap();

    expect(consumer.workers).toEqual([]);
  });

  it('do not keep a process from stopping when the queue hangs', async () => {
    const worker = await queue.startWorker(handlers, { forceCloseAfterMs: 50 });
    const stuck = workerOf(worker);
    const closing = jest.spyOn(stuck, 'close').mockReturnValue(new Promise(() => undefined));

    await queue.stopProcess(worker);
    closing.mockRestore();
    await stuck.close(true);

    await queue.startWorker(handlers);
    await queue.write('test.greeted', { to: 'Ann' });
    await queue.allDone();
    expect(guestbook.greeted).toEqual(['Ann']);
  });

  /** @returns once the first handler has reached it */
  function atObstacle(obstacle: () => Promise<void>): Promise<void> {
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    guestbook.obstacle = () => {
      resolve();
      return obstacle();
    };
    return begun;
  }

  function workerOf(process: INestApplicationContext): Worker {
    const [worker] = process.get(EventConsumer).workers;
    if (!worker) throw new Error('It has not started.');
    return worker;
  }

  /** Commits rows in another order than they were written. */
  async function writeSlowly(writer: number, count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      await queue.sql(
        `with written as (
           insert into platform.outbox (id, type, payload, occurred_at)
           values ($1, 'test.greeted', $2, now()) returning id
         ) select pg_sleep(random() * 0.02) from written`,
        [crypto.randomUUID(), { to: `${writer}.${index}` }],
      );
    }
  }
});
