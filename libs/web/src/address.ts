import { useCallback } from 'react';
import { useQueryChange } from './use-query-change';

export { useQueryChange };

/** A value that a page keeps in its address. */
export interface AddressValue<Value> {
  readonly name: string;
  /** Undefined for text that is no such value, as for an absent one. */
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

/** A whole number from 1. */
export const countIn = (name: string, max: number): AddressValue<number> => ({
  name,
  read: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= max ? Number(text) : undefined),
  write: String,
});

/** The first few different ones. */
export const listIn = (name: string, most: number): AddressValue<readonly string[]> => ({
  name,
  read: (text) => [...new Set(text.split(',').filter(Boolean))].slice(0, most),
  write: (list) => list.join(','),
});

/** For loaders. */
export const readAddress = <Value>(value: AddressValue<Value>, url: string): Value | undefined =>
  valueOf(value, new URL(url).searchParams);

/** For links. */
export const addressWith = <Value>(path: string, { name, write }: AddressValue<Value>, value: Value): string =>
  `${path}?${new URLSearchParams({ [name]: write(value) })}`;

/** For pages. Setting it replaces the address and keeps the scroll position; `undefined` removes it. */
export function useAddress<Value>(value: AddressValue<Value>) {
  const [query, change] = useQueryChange();
  const set = useCallback(
    (next: Value | undefined) =>
      change((query) => {
        if (next === undefined) query.delete(value.name);
        else query.set(value.name, value.write(next));
      }),
    [value, change],
  );
  return [valueOf(value, query), set] as const;
}

function valueOf<Value>({ name, read }: AddressValue<Value>, query: URLSearchParams): Value | undefined {
  const text = query.get(name);
  return text === null ? undefined : read(text);
}
