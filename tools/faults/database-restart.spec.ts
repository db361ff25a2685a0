import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Postgres, startTemporaryPostgres } from '../services/postgres.ts';
import { eventually } from '../test/eventually.ts';
import { onlyInSoak } from '../test/soaked.ts';
import { startTemporaryProduct, type TemporaryProduct } from '../test/temporary-product.ts';
import { SMALLEST_CASE_CREDITS, Visitor } from './visitor.ts';

const skip = onlyInSoak('libs/platform/src/persistence', 'tools/faults', 'tools/services');
const RESTARTS = process.env['SOAK'] ? 20 : 2;
const READERS = 6;

let postgres: Postgres;
let product: TemporaryProduct;

before(async () => {
  if (skip) return;
  postgres = await startTemporaryPostgres();
  product = await startTemporaryProduct({
    DATABASE_URL: postgres.urls.application,
    DATABASE_OWNER_URL: postgres.urls.owner,
  });
});
after(async () => {
  await product?.stop();
  await postgres?.stop();
});

void test(
  'a database restart under load causes 503s but loses no acknowledged case, and recovers by itself',
  { skip },
  async () => {
    const seller = new Visitor(product);
    await seller.signIn('seller@northwind.example', product.env['DEMO_PASSWORD'] ?? '');
    const seen = new Map<number, number>();
    const note = (status: number) => seen.set(status, (seen.get(status) ?? 0) + 1);

    let isOver = false;
    let acknowledged = 0;
    const reading = Array.from({ length: READERS }, async () => {
      while (!isOver) note((await seller.get('/credits/balance')).status);
    });
    const starting = async () => {
      while (!isOver) {
        const { status } = await seller.startCase();
        note(status);
        if (status === 201) acknowledged += 1;
      }
    };
    const load = Promise.all([...reading, starting()]);
    // Failed requests are reported when the load ends.
    load.catch(() => (isOver = true));

    try {
      for (let restart = 0; restart < RESTARTS; restart++) {
        const before = seen.get(200) ?? 0;
        await postgres.restart();
        await eventually('answers after the restart', async () =>
          (seen.get(200) ?? 0) > before + READERS ? true : undefined,
        );
      }
    } finally {
      isOver = true;
      await load;
    }

    // 409: the demo credits are spent; 429: more starts than one seller may ask for in a minute.
    const surprising = [...seen.keys()].filter((status) => ![200, 201, 409, 429, 503].includes(status));
    assert.deepEqual(surprising, []);
    assert.ok(acknowledged > 0, 'some cases were started meanwhile');

    const { rows } = (await seller.get('/credits/transactions')).body as { rows: { type: string; amount: number }[] };
    const used = rows.filter(({ type }) => type === 'usage');
    // Acknowledged starts must exist. Others may have been committed with their answer lost.
    assert.ok(used.length >= acknowledged, `${used.length} of ${acknowledged} acknowledged cases are in the history`);
    const { balance } = (await seller.get('/credits/balance')).body;
    assert.equal(balance, 100 - used.length * SMALLEST_CASE_CREDITS);
  },
);
