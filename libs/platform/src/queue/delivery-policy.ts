export interface DeliveryPolicy {
  /** Failures after which an event is dead, for an operator to decide. */
  readonly maxAttempts: number;
  /** Doubles with each further failure. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** After which an event that was not reported done is relayed again. */
  readonly leaseMs: number;
  /** Of the relay, when it is not notified. */
  readonly pollMs: number;
  readonly concurrency: number;
  /** How long a stopping process waits for running deliveries. */
  readonly shutdownTimeoutMs: number;
  /** How long a stopping process waits for the queue to close. Leftover jobs are taken over as after a crash. */
  readonly forceCloseAfterMs: number;
  /** After which another worker takes the job of a silent one. */
  readonly lockMs: number;
}

/** Survives a mail server that is unavailable for five hours. */
export const DEFAULT_POLICY: DeliveryPolicy = {
  maxAttempts: 30,
  firstPauseMs: 1_000,
  maxPauseMs: 15 * 60_000,
  leaseMs: 30_000,
  pollMs: 1_000,
  concurrency: 10,
  shutdownTimeoutMs: 10_000,
  forceCloseAfterMs: 5_000,
  lockMs: 30_000,
};

export const pauseAfter = (failures: number, { firstPauseMs, maxPauseMs }: DeliveryPolicy): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1));
