/** Limits that keep computation fast enough for live typing. */
export const VALUE_MODEL_LIMITS = {
  /** Three proposed, three competing, and today's. */
  solutions: 7,
  assumptions: 200,
  calculations: 100,
  costLines: 100,
  benefits: 50,
  ramp: 10,
  findings: 10,
  /** Risks, steps of the plan, and next steps, each. */
  caseRows: 20,
  id: 60,
  name: 200,
  text: 2_000,
  expression: 2_000,
  comment: 2_000,
  note: 2_000,
} as const;
