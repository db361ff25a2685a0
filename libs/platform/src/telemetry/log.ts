import type { INestApplicationContext } from '@nestjs/common';
import { Logger as NestPino } from 'nestjs-pino';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { redacted } from './redact';

/** Writing each line separately costs the API a tenth of a request. The rest is flushed at exit. */
const BATCHED = { sync: false, minLength: 16_000, periodicFlush: 100 };
/** Flushing needs a minimum length, and only a flush retries once the disk has space. */
const EACH_LINE = { sync: true, minLength: 1, periodicFlush: 1_000 };
/** Buffer while the disk is full. Later lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** @param to file descriptor, standard output by default */
export function logDestination(process: string, to = 1): DestinationStream {
  const options = process === 'api' ? BATCHED : EACH_LINE;
  const destination = pino.destination({ ...options, dest: to, maxLength: MAX_WAITING_BYTES });
  // A full disk would end the process without a listener. The next flush retries.
  return destination.on('error', () => undefined);
}

/** JSON lines on standard output, with secrets redacted. */
export function createLog(process: string, level: string, to?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    hooks: {
      logMethod(parts, write) {
        write.apply(this, parts.map((part) => redacted(part)) as typeof parts);
      },
    },
  };
  return pino(options, to ?? logDestination(process));
}

export function usePlatformLog(app: INestApplicationContext): void {
  app.useLogger(app.get(NestPino));
}
