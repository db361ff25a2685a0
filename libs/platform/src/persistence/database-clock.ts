import { Clock } from '@casewright/kernel';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { prepared, SqlReader } from './sql-reader';

const SYNC_EVERY_MS = 30_000;
const SAMPLES = 3;
/** Largest lead that is slewed away: above any measurement error, yet small enough that time keeps moving forward. */
const MAX_SLEW_MS = 10_000;

const time = prepared<{ readonly ms: number }>(
  'platform.time',
  'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
);

/** Database time on a monotonic clock, so that expiry is the same for all replicas despite their own clocks. */
@Injectable()
export class DatabaseClock extends Clock implements OnModuleInit, OnApplicationShutdown {
  /** Time at the monotonic clock's zero. The machine's until the database answered. */
  private zeroMs = performance.timeOrigin;
  /** Lead over the last measurement. Decreases gradually, so that time never runs backward. */
  private aheadMs = 0;
  private askedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly sql: SqlReader) {
    super();
  }

  now(): Date {
    return new Date(this.at(performance.now()));
  }

  async onModuleInit(): Promise<void> {
    await this.follow();
    this.timer = setInterval(() => void this.follow(), SYNC_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Keeps the current offset while the database is unavailable. */
  async follow(): Promise<void> {
    try {
      let fastestMs = Infinity;
      let zeroMs = this.zeroMs;
      for (let n = 0; n < SAMPLES; n++) {
        const askedAt = performance.now();
        const [answer] = await this.sql.read(time, []);
        const tookMs = performance.now() - askedAt;
        if (!answer || tookMs >= fastestMs) continue;
        fastestMs = tookMs;
        zeroMs = answer.ms - (askedAt + tookMs / 2);
      }
      this.setTo(zeroMs);
    } catch (error) {
      new Logger(DatabaseClock.name).warn(`The database did not tell the time: ${String(error)}`);
    }
  }

  private at(elapsedMs: number): number {
    const left = Math.max(0, 1 - (elapsedMs - this.askedAt) / SYNC_EVERY_MS);
    return this.zeroMs + elapsedMs + this.aheadMs * left;
  }

  private setTo(zeroMs: number): void {
    const elapsedMs = performance.now();
    const aheadMs = this.at(elapsedMs) - (zeroMs + elapsedMs);
    this.aheadMs = aheadMs > 0 && aheadMs <= MAX_SLEW_MS ? aheadMs : 0;
    this.zeroMs = zeroMs;
    this.askedAt = elapsedMs;
  }
}
