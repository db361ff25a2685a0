/** A form value with nested names: `line_items[0][price_data][currency]=usd`. */
export type FormValue = string | { readonly [name: string]: FormValue };
export type Form = Readonly<Record<string, FormValue>>;

/** Parses the encoding of Stripe's clients. Lists become objects with the keys 0, 1 and so on. */
export function parseForm(body: string): Form {
  const form: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    place(form, path, value);
  }
  return form;
}

function place(into: Record<string, FormValue>, [name = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const known = into[name];
  const inner = typeof known === 'object' ? { ...known } : {};
  place(inner, rest, value);
  into[name] = inner;
}

export const textOf = (value: FormValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const fieldsOf = (value: FormValue | undefined): Form => (typeof value === 'object' ? value : {});

export const listOf = (value: FormValue | undefined): readonly FormValue[] => Object.values(fieldsOf(value));
