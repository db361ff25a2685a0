import type { INestApplicationContext } from '@nestjs/common';
import { Logger as NestPino } from 'nestjs-pino';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { redacted } from './redact';

/** To hand over each line alone costs the API a tenth of a request. What is left when it exits is written then. */
const IN_BATCHES = { sync: false, minLength: 4_096, periodicFlush: 100 };

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
  return pino(options, to ?? pino.destination(process === 'api' ? IN_BATCHES : { sync: true }));
}

/** Everything that Nest and our own classes say goes there, from the first line on. */
export function usePlatformLog(app: INestApplicationContext): void {
  app.useLogger(app.get(NestPino));
}
