import { TooManyPasswordsAtOnce } from '../../domain/account.errors';

/** Weight of the latest duration in the moving average. */
const SMOOTHING = 0.2;

/** Runs a few tasks at a time, in order. Rejects tasks that would wait too long. */
export class HashingQueue {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private averageMs: number;

  /** @param expectedMs estimated duration before the first measurement */
  constructor(
    private readonly atOnce: number,
    expectedMs: number,
    private readonly maxWaitMs: number,
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.averageMs = expectedMs;
  }

  /** @throws TooManyPasswordsAtOnce */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else {
      const waitMs = ((this.waiting.length + 1) * this.averageMs) / this.atOnce;
      if (waitMs > this.maxWaitMs) throw new TooManyPasswordsAtOnce(Math.ceil(this.maxWaitMs / 1000));
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    const startedAt = this.clock();
    try {
      return await task();
    } finally {
      this.averageMs += SMOOTHING * (this.clock() - startedAt - this.averageMs);
      // Hand the slot to the next task, so that a new one cannot overtake it.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
