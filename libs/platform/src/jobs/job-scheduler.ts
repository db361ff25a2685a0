import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { setTimeout as pause } from 'node:timers/promises';
import { JobLeases, type Lease, RENEW_EVERY_MS } from './job-leases';
import { type JobSchedule, jobScheduleOf, type ScheduledJob } from './scheduled-job';

const POLL_MS = 15_000;

interface KnownJob {
  readonly schedule: JobSchedule;
  readonly job: ScheduledJob;
}

/** Runs due jobs one at a time. A failed job is logged and due again at the next poll. */
@Injectable()
export class JobScheduler implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(JobScheduler.name);
  private readonly shutdown = new AbortController();
  private readonly started = new Set<string>();
  private running: Promise<void> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly leases: JobLeases,
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

  private async runIfDue({ schedule, job }: KnownJob): Promise<void> {
    const { name, everySeconds, atStart } = schedule;
    try {
      const lease = await this.leases.claim(name, atStart && !this.started.has(name) ? 0 : everySeconds);
      if (lease) await this.runWith(lease, job);
      this.started.add(name);
    } catch (error) {
      this.logger.warn(`${name} failed: ${String(error)}`);
    }
  }

  private async runWith(lease: Lease, job: ScheduledJob): Promise<void> {
    const renewing = setInterval(() => void this.renew(lease), RENEW_EVERY_MS);
    try {
      await job.run();
    } catch (error) {
      await this.leases.release(lease, false);
      throw error;
    } finally {
      clearInterval(renewing);
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
