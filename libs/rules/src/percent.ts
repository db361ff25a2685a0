/** Share of a line in a case, with one decimal: "26.9". A case without credits gives "0.0". */
export const percentOf = (credits: number, caseCredits: number): string =>
  // Round to tenths first, since `toFixed` would round the nearest binary fraction.
  (caseCredits === 0 ? 0 : Math.round((credits * 1000) / caseCredits) / 10).toFixed(1);
