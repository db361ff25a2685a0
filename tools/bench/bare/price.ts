/** Price of the benchmark's case, as the API returns it. */
export const PRICE = {
  rateCard: '2025-07',
  baseCredits: 6,
  analysisCredits: 3,
  slaCredits: 7,
  acvCredits: 10,
  caseCredits: 26,
  supportCredits: 0,
  totalCredits: 26,
};
