import { getShortErrorMsg } from './error-codes.ts';

/** For the federation runtime's logger, which picks among methods of the console and prints stacks. */
export const logger = console;

export const warn = (said: unknown): void => console.warn(said);

/** @param codes given where `said` is a code, and not the error or its message */
export function error(said: Error | string, codes?: object, args?: object, original?: string): never {
  if (said instanceof Error) throw said;
  throw new Error(codes ? getShortErrorMsg(said, codes, args, original) : said);
}

export function assert(condition: unknown, ...said: Parameters<typeof error>): asserts condition {
  if (!condition) error(...said);
}
