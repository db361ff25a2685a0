import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { GracefulAdapter, type LastingServer } from './graceful-adapter';

describe('an API that stops', () => {
  let adapter: GracefulAdapter;
  let server: LastingServer;
  let port: number;
  let answerSlow: () => void;

  const start = async (limits: { lastRequestsMs: number; timeoutMs: number }) => {
    adapter = new GracefulAdapter({ return503OnClosing: false }, { keepAliveTimeout: 75_000 }, limits);
    server = adapter.getHttpServer();
    const slow = new Promise<void>((resolve) => (answerSlow = resolve));
    adapter.getInstance().get('/slow', async () => {
      await slow;
      return 'answered';
    });
    await adapter.init();
    await adapter.getInstance().listen({ port: 0, host: '127.0.0.1' });
    port = (server.address() as AddressInfo).port;
  };

  it.each([
    ['says nothing', ''],
    ['says half of what it wants', 'GET /slow HTTP/1.1\r\nHost: localhost\r\n'],
  ])('waits at most its time limit for a connection that %s', async (_, said) => {
    await start({ lastRequestsMs: 10, timeoutMs: 50 });
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(client, 'connect');
    client.write(said);
    const cut = once(client.resume(), 'close');

    await adapter.close();

    await cut;
  });

  it('keeps a connection that a proxy may have just written to', async () => {
    await start({ lastRequestsMs: 60_000, timeoutMs: 60_000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async () => {
      const asked = request({ port, host: '127.0.0.1', path: '/slow', agent }).end();
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return { status: answer.statusCode, isKept: asked.reusedSocket };
    };
    answerSlow();
    await ask();
    const closed = adapter.close();
    await refused(port);

    expect(await ask()).toEqual({ status: 200, isKept: true });

    await closed;
    agent.destroy();
  });

  it('answers requests in transit, and does not wait for idle connections', async () => {
    await start({ lastRequestsMs: 10, timeoutMs: 60_000 });
    const agent = new Agent({ keepAlive: true });
    const asked = request({ port, host: '127.0.0.1', path: '/slow', agent }).end();
    await once(server, 'request');
    const cut = new Promise<void>((resolve) =>
      jest.spyOn(server, 'cutIdleConnections').mockImplementationOnce(resolve),
    );

    const closed = adapter.close();
    // Becomes idle only after the first check for idle connections.
    await cut;
    answerSlow();

    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await closed;
    agent.destroy();
  });
});

/** Waits until new connections are refused. */
async function refused(port: number): Promise<void> {
  const tried = connect(port, '127.0.0.1');
  const outcome = await Promise.race([
    once(tried, 'connect').then(() => 'taken'),
    once(tried, 'error').then(() => 'refused'),
  ]).catch(() => 'refused');
  tried.destroy();
  if (outcome === 'taken') await refused(port);
}
