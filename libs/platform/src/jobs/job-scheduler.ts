import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { CommandPool } from '../persistence/command-pool';
import { type JobSchedule, jobScheduleOf, type ScheduledJob } from './scheduled-job';

const POLL_MS = 15_000;

// Check first: an insert would block on a row that another worker has locked.
const ADD = `
  insert into platform.scheduled_jobs (name, started_at)
  select name, '-infinity' from (values ($1)) as job (name) where name not in (select name from platform.scheduled_jobs)
  on conflict (name) do nothing`;

// By the clock of the database. A row locked by another worker is skipped.
const CLAIM = `
  update platform.scheduled_jobs job set started_at = now()
  from (
    select name from platform.scheduled_jobs
    where name = $1 and started_at <= now() - $2 * interval '1 second' for update skip locked
  ) due
  where job.name = due.name
  returning job.name`;

interface KnownJob {
  readonly schedule: JobSchedule;
  readonly job: ScheduledJob;
}

/** Runs due jobs one after the other. A job that fails is logged, and due again at the next poll. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobScheduler.name);
  private readonly shutdown = new AbortController();
  private readonly started = new Set<string>();
  private running: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly pool: CommandPool,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.keepRunning(this.discover());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await this.running;
  }

  private async keepRunning(jobs: readonly KnownJob[]): Promise<void> {
    const { signal } = this.shutdown;
    while (jobs.length > 0 && !signal.aborted) {
      for (const job of jobs) if (!signal.aborted) await this.runIfDue(job);
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async runIfDue(job: KnownJob): Promise<void> {
    try {
      const connection = await this.pool.reserve();
      try {
        await this.runWithin(connection, job);
        connection.release();
      } catch (error) {
        // Thrown away: the server rolls back what the connection had begun.
        connection.release(true);
        throw error;
      }
    } catch (error) {
      this.logger.warn(`${job.schedule.name} failed: ${String(error)}`);
    }
  }

  /** The transaction is open while the job runs: a job that fails or is killed counts as not started. */
  private async runWithin(connection: PoolClient, { schedule, job }: KnownJob): Promise<void> {
    const { name, everySeconds, atStart } = schedule;
    await connection.query(ADD, [name]);
    await connection.query('begin');
    const { rowCount } = await connection.query(CLAIM, [name, atStart && !this.started.has(name) ? 0 : everySeconds]);
    if (rowCount) await job.run();
    await connection.query('commit');
    this.started.add(name);
  }

  private discover(): KnownJob[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const schedule = metatype ? jobScheduleOf(metatype) : undefined;
      return schedule ? [{ schedule, job: instance as ScheduledJob }] : [];
    });
  }
}
