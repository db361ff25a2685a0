import type { INestApplicationContext } from '@nestjs/common';
import { Logger as NestPino } from 'nestjs-pino';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { redacted } from './redact';

/** Writing each line alone costs the API a tenth of a request. The rest is written when the process exits. */
const BATCHED = { sync: false, minLength: 16_000, periodicFlush: 100 };
/** A flush needs a minimum length, and only a flush tries again once the disk has space. */
const EACH_LINE = { sync: true, minLength: 1, periodicFlush: 1_000 };
/** What may wait in memory while the disk is full; later lines are dropped. */
const MAX_WAITING_BYTES = 1_000_000;

/** @param to a file descriptor, the standard output by default */
export function logDestination(process: string, to = 1): DestinationStream {
  const options = process === 'api' ? BATCHED : EACH_LINE;
  const destination = pino.destination({ ...options, dest: to, maxLength: MAX_WAITING_BYTES });
  // Without a listener a full disk ends the process. What was not written is tried again with the next flush.
  return destination.on('error', () => undefined);
}

/** Lines of JSON on the standard output. Nothing reaches it that has not been looked through for secrets. */
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
