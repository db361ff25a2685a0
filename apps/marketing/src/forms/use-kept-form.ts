import { useState } from 'react';
import { useLive } from '../page/use-live';

/** Keeps input in this tab until it is sent, over navigation and reloads. @param empty defines the fields to keep */
export function useKeptForm<Form extends object>(key: string, empty: Form) {
  const [changes, setChanges] = useState<Partial<Form>>({});
  const kept = useLive(attempt(() => sessionStorage.getItem(key)) ?? null, null);
  const form: Form = { ...empty, ...fieldsIn(kept, empty), ...changes };
  const change = <Field extends keyof Form>(field: Field, value: Form[Field]) => {
    const changed = { ...form, [field]: value };
    setChanges(changed);
    attempt(() => sessionStorage.setItem(key, JSON.stringify(changed)));
  };
  const clear = () => {
    setChanges({});
    attempt(() => sessionStorage.removeItem(key));
  };
  return { form, change, clear };
}

function fieldsIn<Form extends object>(text: string | null, empty: Form): Partial<Form> {
  const kept = attempt(() => JSON.parse(text ?? '{}') as Record<string, unknown>) ?? {};
  const isKept = ([field, value]: [string, unknown]) => typeof kept[field] === typeof value;
  const fields = Object.entries(empty).filter(isKept);
  return Object.fromEntries(fields.map(([field]) => [field, kept[field]])) as Partial<Form>;
}

/** Some browsers refuse storage. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
