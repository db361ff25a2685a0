const ID = /^[A-Za-z_]\w*$/;

/** These have a meaning of their own in formulas. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(['year', 'min', 'max', 'round', 'if']);

/** Why formulas can't use a name that nothing else has. */
export function nameFault(name: string): string | undefined {
  if (!ID.test(name)) return 'Use letters, digits and _, and begin with a letter.';
  return RESERVED_NAMES.has(name) ? `${name} is reserved for formulas. Choose another name.` : undefined;
}

/** Why a second row can't have it. */
export const takenFault = (name: string): string => `${name} is already used.`;
