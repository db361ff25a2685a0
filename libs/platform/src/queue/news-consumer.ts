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
import { Deliveries, type Outcome } from './deliveries';
import type { DeliveryPolicy } from './delivery-policy';
import { NewsQueue } from './news-queue';
import { NEWS_QUEUE, type QueueStore, workerConnection } from './queue-store';

/** After a worker died with a job this often, the outbox is told instead of yet another worker. */
const MAX_CRASHES = 3;
const RETRY_QUEUE_MS = 1_000;

/** A failure that is tried again, when the outbox says. */
class TryAgain extends Error {
  constructor(
    reason: string,
    readonly pauseMs: number,
  ) {
    super(reason);
  }
}

/** Takes jobs from the queue, and tells it what became of them in its own terms. */
@Injectable()
class NewsConsumer extends WorkerHost implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly farewellMs: number = 0;
  protected readonly letGoMs: number = 0;
  private readonly logger = new Logger(NewsConsumer.name);
  private readonly begun = new Set<Promise<Outcome>>();
  private stopping = false;

  constructor(
    private readonly deliveries: Deliveries,
    private readonly queue: NewsQueue,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    void this.worker.run().catch((error: unknown) => this.onError(error));
  }

  async process(job: Job, token?: string): Promise<void> {
    // Was on its way here when the process was told to stop, which no longer waits for what begins now.
    if (this.stopping) return this.handBack(job, token);
    const delivery = this.deliveries.deliver(job.id ?? '');
    this.begun.add(delivery);
    const outcome = await delivery.finally(() => this.begun.delete(delivery));
    if (outcome.kind === 'again') throw new TryAgain(outcome.reason, outcome.pauseMs);
    if (outcome.kind === 'dead') throw new UnrecoverableError(outcome.reason);
  }

  private async handBack(job: Job, token?: string): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** `deferredFailure`: the queue gave the job up for its crashes, without having asked us. */
  @OnWorkerEvent('failed')
  async onFailed(job: Job | undefined, { message }: Error): Promise<void> {
    if (!job?.deferredFailure) return;
    await this.deliveries.recordCrash(job.id ?? '', message).catch((error: unknown) => this.onError(error));
  }

  @OnWorkerEvent('error')
  onError(error: unknown): void {
    this.logger.warn(String(error));
  }

  /** Finishes what has begun, within the limit; what has not ended by then another worker takes up. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.worker.pause(true);
    const limit = new AbortController();
    const isLate = await Promise.race([
      Promise.allSettled(this.begun).then(() => false),
      pause(this.farewellMs, true, { signal: limit.signal }).catch(() => true),
    ]);
    limit.abort();
    // What waits for a queue that is away would wait for ever.
    const closing = this.worker.close(isLate || !(await this.queue.isUp()));
    const closed = Promise.race([closing, pause(this.letGoMs, undefined, { ref: false })]);
    // Nest closes it once more, and would wait for the same without a limit.
    this.worker.close = () => closed;
    await closed;
  }
}

/** Nest reads a worker's options from its class, so each configuration has a class of its own. */
export function newsConsumer(store: QueueStore, policy: DeliveryPolicy): Type {
  @Processor(
    { name: NEWS_QUEUE },
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
  class ConfiguredConsumer extends NewsConsumer {
    protected override readonly farewellMs = policy.farewellMs;
    protected override readonly letGoMs = policy.letGoMs;
  }
  return ConfiguredConsumer;
}
