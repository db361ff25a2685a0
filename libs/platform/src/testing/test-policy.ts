import type { DeliveryPolicy } from '../queue/delivery-policy';

/** Three attempts within a second, and short polls. */
export const TEST_POLICY: DeliveryPolicy = {
  maxAttempts: 3,
  firstPauseMs: 20,
  maxPauseMs: 100,
  leaseMs: 500,
  pollMs: 100,
  concurrency: { events: 5, files: 5, documents: 5 },
  shutdownTimeoutMs: 2_000,
  forceCloseAfterMs: 2_000,
  lockMs: 1_000,
};
