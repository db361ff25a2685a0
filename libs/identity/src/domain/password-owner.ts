export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const SHORTEST_WORD = 3;

/** What others know of a person and would try first: names, the parts of the address, and the company in it. */
export function wordsOf({ email, firstName, lastName }: PasswordOwner): readonly string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const companies = domain.split('.').slice(0, -1);
  const [first, last] = [firstName.toLowerCase().trim(), lastName.toLowerCase().trim()];
  const names = [first, last, first + last, last + first, `${first}.${last}`, `${first[0] ?? ''}${last}`];
  const parts = [local, domain, ...local.split(/[^\p{L}\p{N}]+/u), ...companies];
  const pieces = [...names, ...parts].flatMap((name) => [name, ...name.split(/\s+/)]);
  return [...new Set(pieces)].filter(({ length }) => length >= SHORTEST_WORD);
}

export const isAddressIn = (password: string, email: string): boolean =>
  password.toLowerCase().includes(email.toLowerCase());
