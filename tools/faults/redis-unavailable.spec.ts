import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findRedis } from '../services/find-redis.ts';
import { type Redis, startRedis } from '../services/redis.ts';
import { temporaryFolder } from '../services/temporary-folder.ts';
import { eventually } from '../test/eventually.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { startTemporaryProduct, type TemporaryProduct } from '../test/temporary-product.ts';
import { Visitor } from './visitor.ts';

const found = findRedis();
const missing = 'missing' in found && !process.env['CI'] ? `no Redis here: ${found.missing}` : false;
const skip =
  missing || onlyInSoak('libs/platform/src/queue', 'libs/platform/src/outbox', 'tools/faults', 'tools/services');

let redis: Redis;
let product: TemporaryProduct;

const startEmptyRedis = (port?: number): Promise<Redis> => {
  if ('missing' in found) throw new Error(found.missing);
  return startRedis({ program: found.program, data: temporaryFolder('redis'), ...(port && { port }) });
};

before(async () => {
  if (skip) return;
  redis = await startEmptyRedis();
  product = await startTemporaryProduct({ REDIS_URL: redis.url });
});
after(async () => {
  await product?.stop();
  await redis?.stop();
});

void test(
  'without Redis, people sign up and start cases; mail is sent once it is back, even without its data',
  { skip },
  async () => {
    await redis.stop();

    const newcomer = new Visitor(product);
    const email = `dana.${Date.now()}@alpine-systems.example`;
    assert.equal((await newcomer.signUp(email, 'Str0ng!enough')).status, 201);
    assert.equal((await newcomer.get('/session')).status, 200);

    const seller = new Visitor(product);
    await seller.signIn('seller@northwind.example', product.env['DEMO_PASSWORD'] ?? '');
    assert.equal((await seller.startCase()).status, 201);
    await eventually('readiness that reports it', async () =>
      (await seller.get('/health/ready')).body['redis'] === 'down' ? true : undefined,
    );

    redis = await startEmptyRedis(redis.port);
    const code = await newcomer.codeFor(email);
    assert.deepEqual(await newcomer.post('/verify-email-code', { email, code }), {
      status: 200,
      body: { success: true, outcome: 'signed-up' },
    });
  },
);
