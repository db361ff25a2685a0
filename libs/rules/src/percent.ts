/** A line's share of a case, to one decimal: '26.9'. '0.0' for a case without credits. */
export const percentOf = (credits: number, caseCredits: number): string =>
  // Rounded to whole tenths first: `toFixed` alone would round the nearest binary fraction.
  (caseCredits === 0 ? 0 : Math.round((credits * 1000) / caseCredits) / 10).toFixed(1);
