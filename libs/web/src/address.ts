import { useCallback } from 'react';
import { useQueryChange } from './use-query-change';

export { useQueryChange };

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
  valueOf(value, new URL(url).searchParams);

export const addressWith = <Value>(path: string, { name, write }: AddressValue<Value>, value: Value): string =>
  `${path}?${new URLSearchParams({ [name]: write(value) })}`;

/** State kept in the query string. Setting it replaces the history entry; `undefined` removes it. */
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
