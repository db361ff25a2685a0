import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { GracefulAdapter } from './graceful-adapter';

describe('An API that stops', () => {
  let adapter: GracefulAdapter;
  let port: number;
  let answerSlow: () => void;

  const start = async (limits: { lastRequestsMs: number; timeoutMs: number }) => {
    adapter = new GracefulAdapter({ keepAliveTimeout: 75_000 }, limits);
    const slow = new Promise<void>((resolve) => (answerSlow = resolve));
    adapter.getInstance().get('/slow', async () => {
      await slow;
      return 'answered';
    });
    await adapter.init();
    await adapter.getInstance().listen({ port: 0, host: '127.0.0.1' });
    port = (adapter.getHttpServer<Server>().address() as AddressInfo).port;
  };

  it.each([
    ['says nothing', ''],
    ['says half of what it wants', 'GET /slow HTTP/1.1\r\nHost: localhost\r\n'],
  ])('waits no longer than its limit for a connection that %s', async (_, said) => {
    await start({ lastRequestsMs: 10, timeoutMs: 50 });
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(client, 'connect');
    client.write(said);
    const cut = once(client.resume(), 'close');

    await adapter.close();

    await cut;
  });

  it('answers what is on its way, and keeps nobody for the sake of a connection that may be used again', async () => {
    await start({ lastRequestsMs: 10, timeoutMs: 60_000 });
    const agent = new Agent({ keepAlive: true });
    const asked = request({ port, host: '127.0.0.1', path: '/slow', agent }).end();
    const server = adapter.getHttpServer<Server>();
    await once(server, 'request');
    const cut = new Promise<void>((resolve) =>
      jest.spyOn(server, 'closeIdleConnections').mockImplementationOnce(resolve),
    );

    const closed = adapter.close();
    // It is idle only after the first look for those that are.
    await cut;
    answerSlow();

    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await closed;
    agent.destroy();
  });
});
