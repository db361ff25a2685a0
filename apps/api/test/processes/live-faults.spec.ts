import { Sessions } from '@casewright/platform';
import { eventually, storeOf, STORES_OF_FAULTS } from '@casewright/platform/testing';
import { SessionsFromIdentity } from '../../bridges/sessions-from-identity';
import { LivePage } from '../live-page';
import { RunningApi } from '../running-api';
import { RunningWorker } from '../running-worker';
import { Visitor } from '../visitor';
import { ApiProcess } from './api-process';

describe.each(STORES_OF_FAULTS)('open pages whose process is killed, with %s', (kind, missing) => {
  if (missing) {
    it.skip(`are not tried: ${missing}`, () => undefined);
    return;
  }

  const { redisUrl } = storeOf(kind, '');
  const env = redisUrl ? { REDIS_URL: redisUrl } : {};
  let api: RunningApi;
  let worker: RunningWorker;
  let doomed: ApiProcess;
  let left: ApiProcess;
  let ada: Visitor;

  beforeAll(async () => {
    api = await RunningApi.startWith(env, { provide: Sessions, useClass: SessionsFromIdentity });
    ada = await Visitor.admin(api);
    worker = await RunningWorker.startFor(api);
    [doomed, left] = (await Promise.all([1, 2].map(() => ApiProcess.start(api.databaseUrl, { env })))) as [
      ApiProcess,
      ApiProcess,
    ];
  });
  afterAll(async () => {
    await Promise.all([doomed?.kill(), left?.kill()]);
    await worker.stop();
    await api.stop();
  });

  it('reconnect to the other process within three seconds, and miss nothing', async () => {
    const sellers = await Promise.all([1, 2, 3].map(() => Visitor.verified(api)));
    const pages = await Promise.all(sellers.map(({ cookie }) => LivePage.open(doomed.url, cookie)));
    for (const page of pages) await page.until('refetch');
    await writeTo(sellers, 'Before');
    for (const page of pages) await page.until('changed', 'messages');

    await doomed.kill();
    await writeTo(sellers, 'While it is down');

    await eventually(() => expect(pages.every(({ hasEnded }) => hasEnded)).toBe(true));
    for (const { retryMs } of pages) expect(retryMs).toBeLessThanOrEqual(3_000);
    const back = await Promise.all(sellers.map(({ cookie }) => LivePage.open(left.url, cookie)));
    for (const page of back) await page.until('refetch');
    for (const seller of sellers) expect(await inboxOf(seller)).toEqual(await writtenTo(seller));

    await writeTo(sellers, 'After');
    for (const page of back) await page.until('changed', 'messages');
    for (const seller of sellers) expect(await inboxOf(seller)).toEqual(await writtenTo(seller));
    for (const page of back) page.close();
  });

  async function writeTo(sellers: readonly Visitor[], subject: string): Promise<void> {
    for (const { email } of sellers)
      await ada.send('POST', '/messages', { subject, content: 'Please read.', recipient: email });
  }

  /** Asks the remaining process. */
  async function inboxOf({ cookie }: Visitor): Promise<unknown> {
    const { body } = await left.send('GET', '/messages?folder=inbox', { session: cookie ?? '' });
    return (body['rows'] as { id: string }[]).map(({ id }) => id).toSorted();
  }

  async function writtenTo(seller: Visitor): Promise<unknown> {
    const rows = await api.sql<{ id: string }>(
      'select message_id as id from messaging.copies where owner_id = $1 and is_received',
      [await seller.id()],
    );
    return rows.map(({ id }) => id).toSorted();
  }
});
