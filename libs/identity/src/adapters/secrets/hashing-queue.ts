import { TooManyPasswordsAtOnce } from '../../domain/account.errors';

/** Weight of the latest duration in the moving average. */
const SMOOTHING = 0.2;

/** Runs tasks in order, a few at once. Refuses a task that would wait too long. */
export class HashingQueue {
  private readonly waiting: (() => void)[] = [];
  private running = 0;
  private averageMs: number;

  /** @param expectedMs duration of a task until the first was measured */
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
      // The slot passes to the next in line, so that a new task cannot overtake.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
