import * as v from 'valibot';

/** Session storage: survives a reload and signing in again. Undefined if absent or if the schema rejects it. */
export function readInTab<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
): v.InferOutput<Schema> | undefined {
  try {
    const kept = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` removes the key. Without session storage, the value lasts as long as the page. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
