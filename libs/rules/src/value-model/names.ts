const ID = /^[A-Za-z_]\w*$/;

export const RESERVED_NAMES: ReadonlySet<string> = new Set(['year', 'min', 'max', 'round', 'if']);

export function nameFault(name: string): string | undefined {
  if (!ID.test(name)) return 'Use letters, digits and _, and begin with a letter.';
  return RESERVED_NAMES.has(name) ? `${name} is reserved for formulas. Choose another name.` : undefined;
}

export const takenFault = (name: string): string => `${name} is already used.`;
