// Storage may be outdated or edited by hand: invalid values count as unanswered.

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const text = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? value.slice(0, maxLength) : '';

export const truth = (value: unknown): boolean => value === true;

export const within = (min: number, max: number, value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, min), max) : min;

export const oneOf = <Option>(options: readonly Option[], value: unknown): Option | undefined =>
  options.find((option) => option === value);
