import { GrantCredits } from '@casewright/billing';
import { Sessions } from '@casewright/platform';
import { eventually, QUEUE_STORES, storeOf, STORES_OF_FAULTS } from '@casewright/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { Redis } from 'ioredis';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { LivePage } from './live-page';
import { CASE_TO_START, RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { Visitor } from './visitor';

const TEXT = { subject: 'A question', content: 'What does a case cost?' };

describe.each(QUEUE_STORES)('open pages, with the queue in %s', (kind, missing) => {
  if (missing) {
    it.skip(`is not tried: ${missing}`, () => undefined);
    return;
  }

  const { redisUrl } = storeOf(kind, '');
  let api: RunningApi;
  let worker: RunningWorker;
  let urls: readonly string[];
  let ada: Visitor;
  let sam: Visitor;
  const pages: LivePage[] = [];

  beforeAll(async () => {
    const env = redisUrl ? { REDIS_URL: redisUrl } : {};
    api = await RunningApi.startTwo(env, { provide: Sessions, useClass: SessionsFromIdentity });
    [ada, sam] = await Promise.all([Visitor.admin(api), Visitor.verified(api)]);
    worker = await RunningWorker.startFor(api);
    urls = await api.listen();
  });
  afterEach(() => pages.splice(0).forEach((page) => page.close()));
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('learn at every process which topics changed for their user, without data', async () => {
    const [one, other, hers] = [await open(sam, 0), await open(sam, 1), await open(ada, 0)];
    expect(one.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    for (const page of [one, other, hers]) await page.until('refetch');

    const { body } = await ada.send('POST', '/messages', { ...TEXT, recipient: sam.email });

    for (const page of [one, other, hers]) await page.until('changed', 'messages');
    expect(one.retryMs).toBeLessThanOrEqual(3_000);
    expect(one.events).toEqual([
      { event: 'refetch', topics: [] },
      { event: 'changed', topics: ['messages'] },
    ]);

    await sam.send('POST', '/messages/mark-read', { ids: [body['messageId']] });
    await other.until('changed', 'messages', 2);
    expect(hers.timesTold('changed')).toBe(1);
  });

  it('of all admins learn of cases, as the seller does', async () => {
    const kim = await Visitor.verified(api);
    const pages = [await open(ada), await open(kim)];
    await api.get(CommandBus).execute(new GrantCredits(await kim.id(), 100, 'Credits', crypto.randomUUID()));

    await kim.send('POST', '/cases', CASE_TO_START, { 'idempotency-key': crypto.randomUUID() });

    // Also awaits its message, which would reach another test.
    for (const page of pages) for (const topic of ['cases', 'messages']) await page.until('changed', topic);
  });

  it('refetch everything after their process lost its connection', async () => {
    const page = await open(sam);
    await page.until('refetch');

    await cutSubscriptions();

    await page.until('refetch', undefined, 2);
    await ada.send('POST', '/messages', { ...TEXT, recipient: sam.email });
    await page.until('changed', 'messages');
  });

  // The rest is alike with any queue.
  if (!STORES_OF_FAULTS.some(([store]) => store === kind)) return;

  it('of all admins learn of a colleague’s typing and answer, but not of their own typing', async () => {
    const { body } = await sam.send('POST', '/messages', TEXT);
    const alan = await Visitor.admin(api);
    const [his, hers] = [await open(alan), await open(ada)];

    await ada.send('POST', `/admin/conversations/${String(body['conversationId'])}/writing`);
    await his.until('changed', 'writing');
    expect(hers.timesTold('changed', 'writing')).toBe(0);

    await ada.send('POST', '/messages', { ...TEXT, inReplyTo: body['messageId'] });
    await his.until('changed', 'messages');
  });

  it('learn of a draft saved while typing, and of credits, but not of messages', async () => {
    const page = await open(sam);

    await sam.send('PUT', `/drafts/${crypto.randomUUID()}`, TEXT);
    await page.until('changed', 'drafts');
    await api.get(CommandBus).execute(new GrantCredits(await sam.id(), 10, 'To try', crypto.randomUUID()));
    await page.until('changed', 'balance');

    expect(page.timesTold('changed', 'messages')).toBe(0);
  });

  it('close when their session ends, and no others', async () => {
    const elsewhere = new Visitor(api, sam.email);
    await elsewhere.signIn();
    const [mine, theirs] = [await open(sam, 0), await open(elsewhere, 1)];

    await sam.confirm();
    expect((await sam.send('DELETE', '/account/sessions')).status).toBe(204);

    await theirs.until('ended');
    await eventually(() => expect(theirs.hasEnded).toBe(true));
    await mine.until('changed', 'session');
    expect([mine.timesTold('ended'), mine.hasEnded]).toEqual([0, false]);
  });

  async function open(visitor: Visitor, replica = 0): Promise<LivePage> {
    const page = await LivePage.open(urls[replica] ?? '', visitor.cookie);
    pages.push(page);
    return page;
  }

  async function cutSubscriptions(): Promise<void> {
    if (!redisUrl) {
      await api.sql(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen casewright_live'`);
      return;
    }
    const redis = new Redis(redisUrl);
    await redis.call('client', 'kill', 'type', 'pubsub');
    redis.disconnect();
  }
});
