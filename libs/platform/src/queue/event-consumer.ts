import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type Type,
} from '@nestjs/common';
import { type Job, UnrecoverableError, WaitingError } from 'bullmq';
import { setTimeout as pause } from 'node:timers/promises';
import { EventDelivery, type Outcome } from './event-delivery';
import type { DeliveryPolicy } from './delivery-policy';
import { EventQueue } from './event-queue';
import { EVENT_QUEUE, type QueueStore, workerConnection } from './queue-store';

/** Workers that may crash at one job before the outbox records a failure. */
const MAX_CRASHES = 3;
const RETRY_QUEUE_MS = 1_000;

/** A failure that is tried again after the pause of the outbox. */
class TryAgain extends Error {
  constructor(
    reason: string,
    readonly pauseMs: number,
  ) {
    super(reason);
  }
}

/** Takes jobs from the queue and reports their outcome to it. */
@Injectable()
class EventConsumer extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly shutdownTimeoutMs: number = 0;
  protected readonly forceCloseAfterMs: number = 0;
  private readonly logger = new Logger(EventConsumer.name);
  private readonly begun = new Set<Promise<Outcome>>();
  private stopping = false;

  constructor(
    private readonly delivery: EventDelivery,
    private readonly queue: EventQueue,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    void this.worker.run().catch((error: unknown) => this.onError(error));
  }

  async process(job: Job, token?: string): Promise<void> {
    // It arrived after the process began to stop, which does not wait for it.
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

  /** `deferredFailure`: the queue gave up on a job whose workers crashed. */
  @OnWorkerEvent('failed')
  async onFailed(job: Job | undefined, { message }: Error): Promise<void> {
    if (!job?.deferredFailure) return;
    await this.delivery.recordCrash(job.id ?? '', message).catch((error: unknown) => this.onError(error));
  }

  @OnWorkerEvent('error')
  onError(error: unknown): void {
    this.logger.warn(String(error));
  }

  /** Finishes running deliveries within the limit; another worker takes over the rest. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.worker.pause(true);
    const limit = new AbortController();
    const isLate = await Promise.race([
      Promise.allSettled(this.begun).then(() => false),
      pause(this.shutdownTimeoutMs, true, { signal: limit.signal }).catch(() => true),
    ]);
    limit.abort();
    // A queue that is unavailable would be waited for without end.
    const closing = this.worker.close(isLate || !(await this.queue.isUp()));
    const closed = Promise.race([closing, pause(this.forceCloseAfterMs, undefined, { ref: false })]);
    // Nest closes it once more, without a limit.
    this.worker.close = () => closed;
    await closed;
  }
}

/** Nest reads a worker's options from its class, so each configuration has a class of its own. */
export function eventConsumer(store: QueueStore, policy: DeliveryPolicy): Type {
  @Processor(
    { name: EVENT_QUEUE },
    {
      connection: workerConnection(store),
      autorun: false,
      concurrency: policy.concurrency,
      lockDuration: policy.lockMs,
      stalledInterval: policy.lockMs,
      maxStalledCount: MAX_CRASHES,
      runRetryDelay: RETRY_QUEUE_MS,
      settings: {
        backoffStrategy: (_attempts, _type, error) => (error instanceof TryAgain ? error.pauseMs : policy.firstPauseMs),
      },
    },
  )
  class ConfiguredConsumer extends EventConsumer {
    protected override readonly shutdownTimeoutMs = policy.shutdownTimeoutMs;
    protected override readonly forceCloseAfterMs = policy.forceCloseAfterMs;
  }
  return ConfiguredConsumer;
}
