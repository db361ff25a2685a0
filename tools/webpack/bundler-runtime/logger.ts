import { getShortErrorMsg } from './error-codes.ts';

export const logger = console;

export const warn = (said: unknown): void => console.warn(said);

/** @param codes given if `said` is an error code */
export function error(said: Error | string, codes?: object, args?: object, original?: string): never {
  if (said instanceof Error) throw said;
  throw new Error(codes ? getShortErrorMsg(said, codes, args, original) : said);
}

export function assert(condition: unknown, ...said: Parameters<typeof error>): asserts condition {
  if (!condition) error(...said);
}
