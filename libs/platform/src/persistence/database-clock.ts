import { Clock } from '@casewright/kernel';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { prepared, SqlReader } from './sql-reader';

const ASK_EVERY_MS = 30_000;
/** The fastest answer is the most accurate. */
const QUESTIONS = 3;
/** More than a measurement is ever wrong by, and so little that a clock which loses it until it asks again still goes on. */
const MOST_LOST_MS = 10_000;

const time = prepared<{ readonly ms: number }>(
  'platform.time',
  'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
);

/**
 * The time of the database, told by a clock that does not go back when it is corrected: what one replica wrote expires at
 * the same moment for all, whatever the clocks of their machines say, or are set to.
 */
@Injectable()
export class DatabaseClock extends Clock implements OnModuleInit, OnApplicationShutdown {
  /** When the monotonic clock was at 0. Until the database was asked, as the machine has it. */
  private zeroMs = performance.timeOrigin;
  /** How far it was ahead of that when it last asked, which it loses little by little: what comes later is later. */
  private aheadMs = 0;
  private askedAt = 0;
  private asking: NodeJS.Timeout | undefined;

  constructor(private readonly sql: SqlReader) {
    super();
  }

  now(): Date {
    return new Date(this.at(performance.now()));
  }

  async onModuleInit(): Promise<void> {
    await this.follow();
    this.asking = setInterval(() => void this.follow(), ASK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.asking);
  }

  /** While the database is unavailable the monotonic clock goes on from where it was. */
  async follow(): Promise<void> {
    try {
      let fastestMs = Infinity;
      let zeroMs = this.zeroMs;
      for (let n = 0; n < QUESTIONS; n++) {
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
    const left = Math.max(0, 1 - (elapsedMs - this.askedAt) / ASK_EVERY_MS);
    return this.zeroMs + elapsedMs + this.aheadMs * left;
  }

  private setTo(zeroMs: number): void {
    const elapsedMs = performance.now();
    const aheadMs = this.at(elapsedMs) - (zeroMs + elapsedMs);
    this.aheadMs = aheadMs > 0 && aheadMs <= MOST_LOST_MS ? aheadMs : 0;
    this.zeroMs = zeroMs;
    this.askedAt = elapsedMs;
  }
}
