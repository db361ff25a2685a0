/** How patiently news is delivered. */
export interface DeliveryPolicy {
  /** Failures after which news is dead: from then on an operator decides. */
  readonly maxAttempts: number;
  /** Pause after the first failure; doubles with each further one. */
  readonly firstPauseMs: number;
  readonly maxPauseMs: number;
  /** How long the queue may keep news to itself before the relay asks what became of it. */
  readonly leaseMs: number;
  /** How often the relay looks when nobody wakes it. */
  readonly pollMs: number;
  /** How many reactions run at once. */
  readonly concurrency: number;
  /** How long a process that stops waits for what it has begun. */
  readonly farewellMs: number;
  /** How long a process that stops waits for the queue to let go of it; what it leaves behind is taken over as after a crash. */
  readonly letGoMs: number;
  /** How long a silent worker is believed to be working before another takes its job. */
  readonly lockMs: number;
}

/** Survives a mail server that is away for five hours. */
export const PATIENT: DeliveryPolicy = {
  maxAttempts: 30,
  firstPauseMs: 1_000,
  maxPauseMs: 15 * 60_000,
  leaseMs: 30_000,
  pollMs: 1_000,
  concurrency: 10,
  farewellMs: 10_000,
  letGoMs: 5_000,
  lockMs: 30_000,
};

export const pauseAfter = (failures: number, { firstPauseMs, maxPauseMs }: DeliveryPolicy): number =>
  Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1));
