import { migrate, PLATFORM_MIGRATIONS } from '@casewright/platform';
import { emptyDatabase } from '@casewright/platform/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { IDENTITY_MIGRATIONS } from './migrations/all';
import { IDENTITY_SCHEMAS } from './schemas';

/** Uses its own pool, so that rows are parsed as in production. */
export async function identityDatabase(): Promise<MikroORM> {
  const clientUrl = await emptyDatabase();
  await migrate(clientUrl, [...PLATFORM_MIGRATIONS, ...IDENTITY_MIGRATIONS]);
  const driverOptions = new PostgresDialect({ pool: new Pool({ connectionString: clientUrl }) });
  return MikroORM.init({ clientUrl, entities: IDENTITY_SCHEMAS, driverOptions });
}
