import * as v from 'valibot';

/**
 * What this tab keeps under a key. It survives a reload and signing in again.
 * @returns undefined where there is nothing, or not what the schema says, as of another version or edited by hand
 */
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

/** Keeps nothing more for `undefined`. Where there is no storage, it lives as long as the page. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
