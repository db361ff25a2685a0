import { useState } from 'react';

/**
 * What is typed into a form, kept in this tab until it is sent: also while the terms are read, over a reload, and
 * after the session ended.
 * @param empty also says which fields are kept
 */
export function useKeptForm<Form extends object>(key: string, empty: Form) {
  const [form, setForm] = useState<Form>(() => ({ ...empty, ...keptIn(key, empty) }));
  const change = <Field extends keyof Form>(field: Field, value: Form[Field]) => {
    const changed = { ...form, [field]: value };
    setForm(changed);
    attempt(() => sessionStorage.setItem(key, JSON.stringify(changed)));
  };
  const clear = () => {
    setForm(empty);
    attempt(() => sessionStorage.removeItem(key));
  };
  return { form, change, clear };
}

function keptIn<Form extends object>(key: string, empty: Form): Partial<Form> {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, unknown>) ?? {};
  const isKept = ([field, value]: [string, unknown]) => typeof kept[field] === typeof value;
  const fields = Object.entries(empty).filter(isKept);
  return Object.fromEntries(fields.map(([field]) => [field, kept[field]])) as Partial<Form>;
}

/** Some browsers refuse storage altogether. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
