import { Sessions } from '@casewright/platform';
import { eventually, TcpProxy } from '@casewright/platform/testing';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { RunningApi } from './running-api';
import { Visitor } from './visitor';

const withSessions = { provide: Sessions, useClass: SessionsFromIdentity };
const redis = process.env.TEST_REDIS_URL;

/** Pages, files, and calls of the board. */
const ADDRESSES = ['/queues', '/queues/queue/events', '/queues/api/queues', '/queues/static/favicon.ico'];

describe(`the queue's pages${redis ? '' : ` (not tried: ${process.env.TEST_REDIS_MISSING})`}`, () => {
  if (!redis) {
    it.skip('are for admins', () => undefined);
    return;
  }

  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.startWithPages({ REDIS_URL: redis }, withSessions);
  });
  afterAll(() => api.stop());

  it('reject visitors and users', async () => {
    const [stranger, user] = [new Visitor(api), await Visitor.verified(api)];
    for (const address of ADDRESSES) {
      expect(await stranger.send('GET', address)).toMatchObject({ status: 401 });
      expect(await user.send('GET', address)).toMatchObject({ status: 403, body: { code: 'platform.admins-only' } });
    }
  });

  it('show an admin the queue of each lane', async () => {
    const admin = await Visitor.admin(api);

    const page = await admin.send('GET', '/queues');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<base href="/api/queues');
    const { body } = await admin.send('GET', '/queues/api/queues');
    expect((body['queues'] as { name: string }[]).map(({ name }) => name)).toEqual(['events', 'files', 'documents']);
  });

  it('let only an admin who just confirmed who they are change the queue', async () => {
    const admin = await Visitor.admin(api);
    const stopQueue = () => admin.send('PUT', '/queues/api/queues/events/pause');
    await api.sql('update identity.sessions set confirmed_at = null');

    expect(await stopQueue()).toMatchObject({ status: 403, body: { code: 'platform.step-up-needed' } });
    expect((await api.sql(`select from platform.audit_entries where action = 'change-queue'`)).length).toBe(0);
    await admin.confirm();
    expect((await stopQueue()).status).toBe(200);
    expect((await admin.send('PUT', '/queues/api/queues/events/resume')).status).toBe(200);
  });

  it('report an unavailable queue while the rest of the API works', async () => {
    const line = new TcpProxy(new URL(redis));
    const cutOff = await RunningApi.startWithPages({ REDIS_URL: await line.mend() }, withSessions);
    const admin = await Visitor.admin(cutOff);
    await line.cut();

    expect(await admin.send('GET', '/queues')).toMatchObject({
      status: 503,
      body: { code: 'platform.queue-unavailable' },
    });
    expect(await admin.send('GET', '/credits/balance')).toMatchObject({ status: 200, body: { balance: 0 } });
    expect((await new Visitor(cutOff).signUp()).status).toBe(201);
    await eventually(async () =>
      expect((await admin.send('GET', '/health/ready')).body).toEqual({ status: 'ready', redis: 'down' }),
    );
    await line.mend();
    await cutOff.stop();
    await line.cut();
  });
});
