import { TcpProxy } from '../testing/tcp-proxy';
import { QUEUE_STORES } from '../testing/queue-stores';
import { EventQueue } from './event-queue';
import { RunningQueue } from './queue.fixture';
import type { QueueStore } from './queue-store';
import { HandlesEvent, type EventHandler } from './event-handler';

class SaidPayload {
  readonly word!: string;
}

class Ear {
  readonly heard: string[] = [];
}

@HandlesEvent({ event: 'test.said', name: 'test.hear' })
class HearWhenSaid implements EventHandler<SaidPayload> {
  readonly payload = SaidPayload;

  constructor(private readonly ear: Ear) {}

  async handle({ word }: SaidPayload): Promise<void> {
    this.ear.heard.push(word);
  }
}

const missing = QUEUE_STORES.find(([kind]) => kind === 'redis')?.[1];

describe(`Redis that is unavailable${missing ? ` (not tried: ${missing})` : ''}`, () => {
  if (missing) {
    it.skip('does not block requests', () => undefined);
    return;
  }

  let queue: RunningQueue;
  let line: TcpProxy;
  let store: QueueStore;
  let ear: Ear;

  beforeAll(async () => {
    queue = await RunningQueue.start('redis');
  });
  beforeEach(async () => {
    line = new TcpProxy(new URL(queue.store.redisUrl ?? ''));
    store = { ...queue.store, redisUrl: await line.mend() };
    ear = new Ear();
  });
  afterEach(async () => {
    await queue.stopProcesses();
    await line.cut();
    await queue.empty();
    await queue.sql('truncate platform.outbox cascade');
  });
  afterAll(() => queue.stop());

  const handlers = () => [HearWhenSaid, { provide: Ear, useValue: ear }];

  it('does not keep a process from starting or stopping', async () => {
    await line.cut();

    const worker = await queue.startWorker(handlers(), {}, store);
    expect(await worker.get(EventQueue).isUp()).toBe(false);
    await queue.stopProcess(worker);
  });

  it('is awaited by a worker that started without it', async () => {
    await line.cut();
    await queue.startWorker(handlers(), {}, store);
    await queue.write('test.said', { word: 'hello' });

    await line.mend();
    await queue.allDone();

    expect(ear.heard).toEqual(['hello']);
  });

  it('is used again once it is back', async () => {
    await queue.startWorker(handlers(), {}, store);
    await queue.write('test.said', { word: 'before' });
    await queue.allDone();

    await line.cut();
    await queue.write('test.said', { word: 'during' });
    await line.mend();
    await queue.allDone();

    expect(ear.heard).toEqual(['before', 'during']);
  });
});
