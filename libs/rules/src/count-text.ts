const numbers = new Intl.NumberFormat('en-US');

/** Lists count no further, so that a million rows are listed as fast as a hundred. */
export const MAX_COUNTED = 10_000;

export const countText = (count: number): string =>
  count < MAX_COUNTED ? numbers.format(count) : `${numbers.format(MAX_COUNTED)}+`;
