const FIRST_MS = 200;
const LONGEST_MS = 5000;
const QUIET_MS = 60_000;

/** Growing pauses between restarts. They reset after a minute without one. */
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
