import type { Lane } from './lanes';

export interface DeliveryPolicy {
  /** Failures before an event is dead. */
  readonly maxAttempts: number;
  /** Doubles with each failure. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** Time until an unfinished event is relayed again. */
  readonly leaseMs: number;
  /** Relay interval without notifications. */
  readonly pollMs: number;
  /** Deliveries at once in each lane of a worker. */
  readonly concurrency: Readonly<Record<Lane, number>>;
  /** How long shutdown waits for running deliveries. */
  readonly shutdownTimeoutMs: number;
  /** How long shutdown waits for the queue to close. Leftover jobs are recovered as after a crash. */
  readonly forceCloseAfterMs: number;
  /** Time until another worker takes a silent worker's job. */
  readonly lockMs: number;
}

/** Outlasts a mail server outage of five hours. */
export const DEFAULT_POLICY: DeliveryPolicy = {
  maxAttempts: 30,
  firstPauseMs: 1_000,
  maxPauseMs: 15 * 60_000,
  leaseMs: 30_000,
  pollMs: 1_000,
  concurrency: { events: 10, files: 4, documents: 2 },
  shutdownTimeoutMs: 10_000,
  forceCloseAfterMs: 5_000,
  lockMs: 30_000,
};

export const pauseAfter = (failures: number, { firstPauseMs, maxPauseMs }: DeliveryPolicy): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1));
