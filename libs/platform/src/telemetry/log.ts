import type { INestApplicationContext } from '@nestjs/common';
import { Logger as NestPino } from 'nestjs-pino';
import { type DestinationStream, type Level, type Logger, type LoggerOptions, pino, symbols } from 'pino';
import { redacted } from './redact';

/** To hand over each line alone costs the API a tenth of a request. What is left when it exits is written then. */
const IN_BATCHES = { sync: false, minLength: 16_000, periodicFlush: 100 };

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

/** What lines need of a log, whichever levels it was given. */
type LineLog = Pick<Logger, 'bindings' | 'isLevelEnabled'>;

interface Line {
  readonly level: Level;
  readonly atMs: number;
  /** As JSON without its braces. */
  readonly fields: string;
}

/**
 * Writes lines that need not be looked through, to where `log` writes: the caller knows that none of their fields is a secret.
 * All at once, since the stream measures what it holds whenever it is given more.
 */
export function lineWriter(log: LineLog, context: string): (lines: readonly Line[]) => void {
  const { [symbols.streamSym]: stream } = log as unknown as Record<symbol, DestinationStream>;
  const { process } = log.bindings();
  const common = `"process":${JSON.stringify(process)},"context":${JSON.stringify(context)}`;
  return (lines) => {
    let text = '';
    let [timeMs, time] = [0, ''];
    for (const { level, atMs, fields } of lines) {
      if (!log.isLevelEnabled(level)) continue;
      // It takes longer to write than the rest of a line, and many lines have the same.
      if (atMs !== timeMs) [timeMs, time] = [atMs, new Date(atMs).toISOString()];
      text += `{"level":"${level}","time":"${time}",${common},${fields}}\n`;
    }
    if (text) stream?.write(text);
  };
}

/** Everything that Nest and our own classes say goes there, from the first line on. */
export function usePlatformLog(app: INestApplicationContext): void {
  app.useLogger(app.get(NestPino));
}
