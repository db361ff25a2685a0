import { useCallback } from 'react';
import { useQueryChange } from './use-query-change';

export { useQueryChange };

/** A query string, parsed or not. */
type Query = string | URLSearchParams | Readonly<Record<string, string>>;

export interface AddressValue<Value> {
  readonly name: string;
  /** Undefined if absent or invalid. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

export const textIn = (name: string): AddressValue<string> => ({
  name,
  read: (text) => text || undefined,
  write: (text) => text,
});

export const choiceIn = <Choice extends string>(name: string, choices: readonly Choice[]): AddressValue<Choice> => ({
  name,
  read: (text) => choices.find((choice) => choice === text),
  write: (choice) => choice,
});

export const countIn = (name: string, max: number): AddressValue<number> => ({
  name,
  read: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined),
  write: String,
});

/** A comma-separated list. Duplicates, and items after the first `most`, are dropped. */
export const listIn = (name: string, most: number): AddressValue<readonly string[]> => ({
  name,
  read: (text) => [...new Set(text.split(',').filter(Boolean))].slice(0, most),
  write: (list) => list.join(','),
});

export const readAddress = <Value>(value: AddressValue<Value>, url: string): Value | undefined =>
  valueIn(value, new URL(url).searchParams);

export function valueIn<Value>({ name, read }: AddressValue<Value>, query: Query): Value | undefined {
  const text = new URLSearchParams(query).get(name);
  return text === null ? undefined : read(text);
}

/** `undefined` removes the value from the query string. */
export function addressWith<Value>(
  path: string,
  value: AddressValue<Value>,
  next: Value | undefined,
  query?: Query,
): string {
  const after = new URLSearchParams(query);
  put(after, value, next);
  return after.size > 0 ? `${path}?${after}` : path;
}

/** State kept in the query string. Setting it replaces the history entry; `undefined` removes it. */
export function useAddress<Value>(value: AddressValue<Value>) {
  const [query, change] = useQueryChange();
  const set = useCallback((next: Value | undefined) => change((query) => put(query, value, next)), [value, change]);
  return [valueIn(value, query), set] as const;
}

function put<Value>(query: URLSearchParams, { name, write }: AddressValue<Value>, next: Value | undefined): void {
  if (next === undefined) query.delete(name);
  else query.set(name, write(next));
}
