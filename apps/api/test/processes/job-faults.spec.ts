import { PaymentStandIn } from '@casewright/billing/testing';
import { Sessions } from '@casewright/platform';
import { databaseUrlsOf, eventually, testConfig } from '@casewright/platform/testing';
import { SessionsFromIdentity } from '../../bridges/sessions-from-identity';
import { RunningApi } from '../running-api';
import { Visitor } from '../visitor';
import { ProviderWatch } from './provider-watch';
import { ServerProcess } from './server-process';

const { secretKey, webhookSecret } = testConfig({ DATABASE_URL: 'postgres://unused@127.0.0.1:9/none' }).stripe;
const LEASED = `platform.scheduled_jobs where name = 'billing.reconcile-payments' and leased_until > now()`;

describe('a worker killed during a scheduled job', () => {
  let standIn: PaymentStandIn;
  let provider: ProviderWatch;
  let api: RunningApi;
  const workers: ServerProcess[] = [];

  beforeAll(async () => {
    standIn = await PaymentStandIn.start({ secretKey, webhookSecret });
    provider = await ProviderWatch.over(standIn.url);
    const sessions = { provide: Sessions, useClass: SessionsFromIdentity };
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, sessions);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await api.stop();
    await provider.close();
    await standIn.stop();
  });

  it('leaves no transaction open, and another worker runs the job once the lease expires', async () => {
    const seller = await Visitor.verified(api);
    const { body } = await seller.send(
      'POST',
      '/create-payment',
      { credits: 50 },
      { 'idempotency-key': crypto.randomUUID() },
    );
    await standIn.pay(String(body['sessionId']));
    const whileAsking = Promise.withResolvers<void>();
    provider.atEveryAnswer(async () => {
      const open = `pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
      // Other jobs run beside it, and end their transactions.
      const noneIsLeft = eventually(async () => expect(await api.count(open)).toBe(0));
      await noneIsLeft.then(whileAsking.resolve, whileAsking.reject);
      await worker.end('SIGKILL');
    });
    const worker = startWorker();
    await whileAsking.promise;
    await worker.end('SIGKILL');
    expect(await api.count(LEASED)).toBe(1);
    expect(await api.count(`billing.orders where status = 'credited'`)).toBe(0);

    provider.atEveryAnswer(async () => undefined);
    await api.sql('update platform.scheduled_jobs set leased_until = now() where lease_id is not null');
    startWorker();

    await eventually(async () => expect(await api.count(`billing.orders where status = 'credited'`)).toBe(1));
  });

  function startWorker(): ServerProcess {
    const env = { ...databaseUrlsOf(api.databaseUrl), STRIPE_API_URL: provider.url };
    const worker = ServerProcess.startBuilt('worker', env);
    workers.push(worker);
    return worker;
  }
});
