/** The share of a line in a case, to one decimal, as '26.9'; a case of nothing has shares of nothing. */
export const percentOf = (credits: number, caseCredits: number): string =>
  // Rounded as a whole number of tenths: `toFixed` would round the binary fraction nearby instead.
  (caseCredits === 0 ? 0 : Math.round((credits * 1000) / caseCredits) / 10).toFixed(1);
