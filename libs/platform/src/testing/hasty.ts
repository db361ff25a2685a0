import type { DeliveryPolicy } from '../queue/delivery-policy';

/** As patient as a test: three attempts within a second, and soon looking again. */
export const HASTY: DeliveryPolicy = {
  maxAttempts: 3,
  firstPauseMs: 20,
  maxPauseMs: 100,
  leaseMs: 500,
  pollMs: 100,
  concurrency: 5,
  farewellMs: 2_000,
  letGoMs: 2_000,
  lockMs: 1_000,
};
