import { connectionLimits } from '../persistence/connection-limits';
import { STORES_OF_FAULTS } from '../testing/queue-stores';
import { TcpProxy } from '../testing/tcp-proxy';
import { type EventHandler, HandlesEvent } from './event-handler';
import { RunningQueue } from './queue.fixture';

class WrittenPayload {
  readonly number!: number;
}

const handled = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

@HandlesEvent({ event: 'test.written', name: 'test.note' })
class NoteWhenWritten implements EventHandler<WrittenPayload> {
  readonly payload = WrittenPayload;

  async handle({ number }: WrittenPayload): Promise<void> {
    handled[number]?.resolve();
  }
}

describe.each(STORES_OF_FAULTS)('a network that silently drops open connections, with the queue in %s', (kind) => {
  let queue: RunningQueue;
  let proxy: TcpProxy;

  beforeAll(async () => {
    queue = await RunningQueue.start(kind);
    proxy = new TcpProxy(new URL(queue.store.databaseUrl));
  });
  afterAll(async () => {
    await proxy.cut();
    await queue.stop();
  });

  it('does not stop the relay', async () => {
    const limits = { ...connectionLimits(), query_timeout: 500 };
    const store = { ...queue.store, databaseUrl: await proxy.mend(), connectionLimits: limits };
    await queue.startWorker([NoteWhenWritten], {}, store);
    await queue.write('test.written', { number: 0 });
    await handled[0]?.promise;

    proxy.silence();
    await queue.write('test.written', { number: 1 });

    await handled[1]?.promise;
  });
});
