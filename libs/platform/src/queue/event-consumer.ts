import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeliveryPolicy } from './delivery-policy';
import type { EventDelivery, Outcome } from './event-delivery';
import type { EventQueue } from './event-queue';
import { type Lane, LANES } from './lanes';
import { type QueueStore, workerConnection } from './queue-store';

/** Crashed workers per job before the outbox records a failure. */
const MAX_CRASHES = 3;
const RETRY_QUEUE_MS = 1_000;

class TryAgain extends Error {
  constructor(
    reason: string,
    readonly pauseMs: number,
  ) {
    super(reason);
  }
}

export class EventConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  /** One for each lane. */
  workers: readonly Worker[] = [];
  private readonly logger = new Logger(EventConsumer.name);
  private readonly begun = new Set<Promise<Outcome>>();
  private stopping = false;

  constructor(
    private readonly store: QueueStore,
    private readonly policy: DeliveryPolicy,
    private readonly delivery: EventDelivery,
    private readonly queue: EventQueue,
  ) {}

  onApplicationBootstrap(): void {
    if (this.stopping) return;
    this.workers = LANES.map((lane) => this.workerOf(lane));
  }

  private workerOf(lane: Lane): Worker {
    const { policy } = this;
    const worker = new Worker(lane, (job, token) => this.process(job, token), {
      connection: workerConnection(this.store),
      concurrency: policy.concurrency[lane],
      lockDuration: policy.lockMs,
      stalledInterval: policy.lockMs,
      maxStalledCount: MAX_CRASHES,
      runRetryDelay: RETRY_QUEUE_MS,
      settings: {
        backoffStrategy: (_attempts, _type, error) => (error instanceof TryAgain ? error.pauseMs : policy.firstPauseMs),
      },
    });
    worker.on('error', (error) => this.warn(error));
    worker.on('failed', (job, error) => void this.recordCrash(job, error));
    return worker;
  }

  /** Finishes running deliveries within the limit. Another worker takes over the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.workers.map((worker) => worker.pause(true)));
    const limit = new AbortController();
    const isLate = await Promise.race([
      Promise.allSettled(this.begun).then(() => false),
      pause(this.policy.shutdownTimeoutMs, true, { signal: limit.signal }).catch(() => true),
    ]);
    limit.abort();
    // Closing gracefully would wait forever for an unavailable queue.
    const isForced = isLate || !(await this.queue.isUp());
    const closed = Promise.all(this.workers.map((worker) => worker.close(isForced)));
    await Promise.race([closed, pause(this.policy.forceCloseAfterMs, undefined, { ref: false })]);
  }

  private async process(job: Job, token?: string): Promise<void> {
    // Shutdown does not wait for a job that arrived after it began.
    if (this.stopping) return this.handBack(job, token);
    const delivery = this.delivery.deliver(job.id ?? '');
    this.begun.add(delivery);
    const outcome = await delivery.finally(() => this.begun.delete(delivery));
    if (outcome.kind === 'again') throw new TryAgain(outcome.reason, outcome.pauseMs);
    if (outcome.kind === 'dead') throw new UnrecoverableError(outcome.reason);
  }

  private async handBack(job: Job, token?: string): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** `deferredFailure` is set when the queue gave up on a job whose workers crashed. */
  private async recordCrash(job: Job | undefined, { message }: Error): Promise<void> {
    if (!job?.deferredFailure) return;
    await this.delivery.recordCrash(job.id ?? '', message).catch((error: unknown) => this.warn(error));
  }

  private warn(error: unknown): void {
    this.logger.warn(String(error));
  }
}
