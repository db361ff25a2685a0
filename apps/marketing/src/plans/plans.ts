export interface Feature {
  readonly name: string;
  readonly about: string;
}

/** Features of both plans, then those of Enterprise only (S0 §2). */
export const PRO_FEATURES: readonly Feature[] = [
  { name: 'Opportunity registration', about: 'Keep every opportunity in one list' },
  { name: 'Register pursuit opportunities', about: 'Start a value case from any of them' },
  { name: 'Approve stage progressions', about: 'A case moves forward only when you approve' },
  { name: 'Download business cases', about: 'PDF, ready to present' },
  { name: 'Whitepaper library', about: 'Background reading for your sales conversations' },
];

export const ENTERPRISE_FEATURES: readonly Feature[] = [
  { name: 'Defined sales hierarchies', about: 'Teams, regions, and managers' },
  { name: 'Management controls', about: 'See and direct your teams’ work' },
  { name: 'Role-based access', about: 'People see only what their role allows' },
  { name: 'Opportunity acceptance controls', about: 'Decide which opportunities become cases' },
  { name: 'Case repository', about: 'All your company’s cases in one place' },
];
