import { MikroOrmModule } from '@mikro-orm/nestjs';
import { EntityManager, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PLATFORM_MIGRATIONS } from '../migrations/all';
import { migrate } from '../persistence/migrate';
import { Sql } from '../persistence/sql';
import { Transactions } from '../persistence/transactions';
import { emptyDatabase } from '../testing/empty-database';
import { eventually } from '../testing/eventually';
import { Scheduled, type ScheduledJob } from './scheduled-job';
import { JobsModule } from './jobs.module';

const done: string[] = [];

@Scheduled({ name: 'test.fails', everySeconds: 3_600 })
class Fails implements ScheduledJob {
  async run(): Promise<void> {
    throw new Error('No broom');
  }
}

@Scheduled({ name: 'test.sweep', everySeconds: 3_600 })
class Sweep implements ScheduledJob {
  async run(): Promise<void> {
    done.push('swept');
  }
}

@Scheduled({ name: 'test.last', everySeconds: 3_600 })
class Last implements ScheduledJob {
  async run(): Promise<void> {
    done.push('last');
  }
}

let gate: PromiseWithResolvers<void>;

@Scheduled({ name: 'test.opens', everySeconds: 3_600, atStart: true })
class Opens implements ScheduledJob {
  async run(): Promise<void> {
    done.push('opened');
    await gate.promise;
  }
}

@Scheduled({ name: 'test.stumbles', everySeconds: 3_600 })
class Stumbles implements ScheduledJob {
  async run(): Promise<void> {
    done.push('stumbled');
    if (done.length === 1) throw new Error('A step');
  }
}

@Scheduled({ name: 'test.hangs', everySeconds: 3_600, deadlineSeconds: 0 })
class Hangs implements ScheduledJob {
  async run(): Promise<void> {
    done.push('hung');
    await gate.promise;
  }
}

class Commands {}
const COMMANDS = [
  { provide: Transactions, inject: [EntityManager], useFactory: (em: EntityManager) => new Transactions(em) },
  Sql,
];

describe('scheduled jobs', () => {
  let databaseUrl: string;
  let workers: INestApplicationContext[];

  beforeEach(async () => {
    databaseUrl = await emptyDatabase();
    await migrate(databaseUrl, PLATFORM_MIGRATIONS);
    workers = [];
    done.length = 0;
    gate = Promise.withResolvers();
  });
  afterEach(async () => {
    gate.resolve();
    await Promise.all(workers.map((worker) => worker.close()));
  });

  async function startWorker(...jobs: Type<ScheduledJob>[]): Promise<INestApplicationContext> {
    const orm = MikroOrmModule.forRoot({
      driver: PostgreSqlDriver,
      clientUrl: databaseUrl,
      discovery: { warnWhenNoEntities: false },
      registerRequestContext: false,
    });
    const commands = { module: Commands, global: true, providers: COMMANDS, exports: COMMANDS };
    @Module({ imports: [orm, commands, JobsModule], providers: jobs.length > 0 ? jobs : [Fails, Sweep, Last] })
    class Worker {}
    const worker = await NestFactory.createApplicationContext(Worker, { logger: false });
    workers.push(worker);
    return worker;
  }

  it('run once across workers, and a failing one does not block the others', async () => {
    await Promise.all([startWorker(), startWorker(), startWorker()]);

    await eventually(() => expect(done.sort()).toEqual(['last', 'swept']));
    const worker = await startWorker();
    await worker.close();

    expect(done).toHaveLength(2);
  });

  it('are due again after their interval, by the database clock', async () => {
    const worker = await startWorker();
    await eventually(() => expect(done).toHaveLength(2));
    await sql(
      worker,
      `update platform.scheduled_jobs set started_at = now() - interval '1 hour' where name = 'test.sweep'`,
    );

    await startWorker();

    await eventually(() => expect(done.filter((name) => name === 'swept')).toHaveLength(2));
    expect(done.filter((name) => name === 'last')).toHaveLength(1);
  });

  it('run at each worker start if declared so', async () => {
    gate.resolve();
    await startWorker(Opens, Last);
    await eventually(() => expect(done.toSorted()).toEqual(['last', 'opened']));

    await startWorker(Opens, Last);

    await eventually(() => expect(done.toSorted()).toEqual(['last', 'opened', 'opened']));
  });

  it('run while another takes long', async () => {
    await startWorker(Opens, Last);
    await eventually(() => expect(done.toSorted()).toEqual(['last', 'opened']));
  });

  it('are due again once they have passed their deadline', async () => {
    const worker = await startWorker(Hangs);
    const leased = `select 1 as one from platform.scheduled_jobs where lease_id is not null`;
    await eventually(async () => expect([done, await sql(worker, leased)]).toEqual([['hung'], []]));

    await startWorker(Hangs);

    await eventually(() => expect(done).toEqual(['hung', 'hung']));
  });

  it('run in one worker while it holds the lease, and again once it expires', async () => {
    const first = await startWorker(Opens);
    await eventually(() => expect(done).toEqual(['opened']));
    await startWorker(Opens, Last);
    await eventually(() => expect(done).toEqual(['opened', 'last']));

    await sql(first, `update platform.scheduled_jobs set leased_until = now() where lease_id is not null`);
    await startWorker(Opens);

    await eventually(() => expect(done).toEqual(['opened', 'last', 'opened']));
  });

  it('are due again after a failure', async () => {
    const worker = await startWorker(Stumbles);
    await eventually(() => expect(done).toHaveLength(1));
    await worker.close();

    await startWorker(Stumbles);

    await eventually(() => expect(done).toHaveLength(2));
  });

  const sql = (worker: INestApplicationContext, statement: string) =>
    worker.get(EntityManager).fork().execute<unknown[]>(statement);
});
