const FIRST_MS = 200;
const LONGEST_MS = 5000;
const QUIET_MS = 60_000;

/** How long to wait before each restart of a service: longer every time, and short again after a quiet minute. */
export class RestartPauses {
  private nextMs = FIRST_MS;
  private lastAt = -Infinity;
  private readonly now: () => number;

  constructor(now = () => performance.now()) {
    this.now = now;
  }

  take(): number {
    const now = this.now();
    const pauseMs = now - this.lastAt > QUIET_MS ? FIRST_MS : this.nextMs;
    this.nextMs = Math.min(pauseMs * 2, LONGEST_MS);
    this.lastAt = now;
    return pauseMs;
  }
}
