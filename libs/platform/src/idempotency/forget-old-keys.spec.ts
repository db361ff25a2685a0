import { MikroORM } from '@mikro-orm/postgresql';
import { PLATFORM_MIGRATIONS } from '../migrations/all';
import { migrate } from '../persistence/migrate';
import { emptyDatabase } from '../testing/empty-database';
import { ForgetOldKeys } from './forget-old-keys';

describe('idempotency keys', () => {
  let orm: MikroORM;

  beforeAll(async () => {
    const clientUrl = await emptyDatabase();
    await migrate(clientUrl, PLATFORM_MIGRATIONS);
    const discovery = { warnWhenNoEntities: false };
    orm = await MikroORM.init({ clientUrl, entities: [], discovery, allowGlobalContext: true });
  });
  afterAll(() => orm.close());

  it('are kept for more than a day, and then deleted', async () => {
    await orm.em.execute(`
      insert into platform.idempotency_keys (caller, key, fingerprint, claimed_at)
      select 'sam', hours, '', now() - make_interval(hours => hours) from unnest(array[0, 24, 47, 49, 1000]) hours;
      insert into platform.idempotency_keys (caller, key, fingerprint, claimed_at)
      select 'ann', n, '', now() - interval '3 days' from generate_series(1, 12000) n`);

    await new ForgetOldKeys(orm.em).run();

    expect(await orm.em.execute('select key from platform.idempotency_keys order by key::int')).toEqual(
      ['0', '24', '47'].map((key) => ({ key })),
    );
  });
});
