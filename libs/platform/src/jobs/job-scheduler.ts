import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { JobLeases, type Lease, RENEW_EVERY_MS } from './job-leases';
import { type JobSchedule, jobScheduleOf, type ScheduledJob } from './scheduled-job';

const POLL_MS = 15_000;

interface KnownJob {
  readonly schedule: JobSchedule;
  readonly job: ScheduledJob;
}

const DEADLINE_SECONDS = 10 * 60;
/** Jobs at once. They share the worker's database connections with events. */
const MAX_RUNNING = 4;

/** Runs due jobs side by side. A failed job is logged and due again at the next poll. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobScheduler.name);
  private readonly shutdown = new AbortController();
  private readonly started = new Set<string>();
  private readonly limit = pLimit(MAX_RUNNING);
  /** By name. */
  private readonly running = new Map<string, Promise<void>>();
  private polling: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly leases: JobLeases,
  ) {}

  onApplicationBootstrap(): void {
    this.polling = this.keepRunning(this.discover());
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.shutdown.abort();
    await this.polling;
    await Promise.all(this.running.values());
  }

  private async keepRunning(jobs: readonly KnownJob[]): Promise<void> {
    const { signal } = this.shutdown;
    while (jobs.length > 0 && !signal.aborted) {
      for (const job of jobs) this.begin(job);
      await pause(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private begin(job: KnownJob): void {
    const { name } = job.schedule;
    if (this.running.has(name)) return;
    const run = this.limit(() => this.runIfDue(job)).finally(() => this.running.delete(name));
    this.running.set(name, run);
  }

  private async runIfDue({ schedule, job }: KnownJob): Promise<void> {
    const { name, everySeconds, atStart, deadlineSeconds = DEADLINE_SECONDS } = schedule;
    if (this.shutdown.signal.aborted) return;
    try {
      const lease = await this.leases.claim(name, atStart && !this.started.has(name) ? 0 : everySeconds);
      if (lease) await this.runWith(lease, job, deadlineSeconds);
      this.started.add(name);
    } catch (error) {
      this.logger.warn(`${name} failed: ${String(error)}`);
    }
  }

  private async runWith(lease: Lease, job: ScheduledJob, deadlineSeconds: number): Promise<void> {
    const renewing = setInterval(() => void this.renew(lease), RENEW_EVERY_MS);
    const late = new AbortController();
    try {
      await Promise.race([
        job.run(),
        pause(deadlineSeconds * 1_000, undefined, { signal: late.signal }).then(() => {
          throw new Error(`It still runs after ${deadlineSeconds} seconds.`);
        }),
      ]);
    } catch (error) {
      await this.leases.release(lease, false);
      throw error;
    } finally {
      clearInterval(renewing);
      late.abort();
    }
    await this.leases.release(lease, true);
  }

  private async renew(lease: Lease): Promise<void> {
    const isOurs = await this.leases.renew(lease).catch(() => false);
    if (!isOurs) this.logger.warn(`${lease.name} runs on, and its lease could not be renewed`);
  }

  private discover(): KnownJob[] {
    return this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const schedule = metatype ? jobScheduleOf(metatype) : undefined;
      return schedule ? [{ schedule, job: instance as ScheduledJob }] : [];
    });
  }
}
