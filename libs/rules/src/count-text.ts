/** @param isExact false if counting stopped early: "10,000+" */
export const countText = (count: number, isExact = true): string =>
  `${count.toLocaleString('en-US')}${isExact ? '' : '+'}`;
