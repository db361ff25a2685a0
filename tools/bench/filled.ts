import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { once } from '../start/once.ts';
import { fromRoot } from '../webpack/from-root.ts';
import { API, startSurroundings, type Surroundings } from './api.ts';
import { forgetLimits } from './forget-limits.ts';
import { type MeasuredProcess, startProcess } from './process.ts';
import { makeSellers, type Seller } from './sellers.ts';
import { logSlowStatements } from './slow-statements.ts';

/** A seeded product with a signed-in admin. */
export interface Filled {
  readonly surroundings: Surroundings;
  readonly database: pg.Client;
  readonly api: MeasuredProcess;
  readonly admin: Seller;
  /** Has rows in every list. */
  readonly user: string;
  /** The admin who acted in the seeded rows. */
  readonly actor: string;
  stop(): Promise<void>;
}

/** @param size of `npm run seed`. Set `BENCH_STATE` to reuse a folder. */
export async function startFilled(size: string): Promise<Filled> {
  const surroundings = await startSurroundings(keptFolder(size));
  const forgetting = forgetLimits(surroundings);
  const database = new pg.Client({ connectionString: surroundings.superuserUrl });
  await database.connect();
  const [admin] = await makeSellers(surroundings.databaseUrl, 1);
  if (!admin) throw new Error('There is no admin.');
  await database.query(`update identity.accounts set role = 'admin' where id = $1`, [admin.id]);
  await database.query('update identity.sessions set mfa = true, confirmed_at = now() where account_id = $1', [
    admin.id,
  ]);
  await addRows(surroundings, size);
  await database.query('checkpoint');
  await logSlowStatements(database);
  const api = await startProcess(API, surroundings.env, '/api/health/live');
  return {
    surroundings,
    database,
    api,
    admin,
    user: seededUser(21),
    actor: await firstAdmin(database),
    stop: async () => {
      forgetting.stop();
      await api.stop();
      await database.end();
      await surroundings.stop();
    },
  };
}

function keptFolder(size: string): string | undefined {
  const state = process.env['BENCH_STATE'];
  if (!state) return undefined;
  const folder = join(resolve(state), size);
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function addRows({ env, databaseUrl }: Surroundings, size: string): Promise<void> {
  const told = { NODE_ENV: 'development', DATABASE_OWNER_URL: databaseUrl };
  console.log(await once('The seed', [fromRoot('dist/api/cli.js'), 'seed', size], { ...process.env, ...env, ...told }));
}

async function firstAdmin(database: pg.Client): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `select id from identity.accounts where role = 'admin' order by created_at, id limit 1`,
  );
  return rows[0]?.id ?? '';
}

/** Same ids as the seed. */
function seededUser(n: number): string {
  const hex = createHash('md5').update(`user${n}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
