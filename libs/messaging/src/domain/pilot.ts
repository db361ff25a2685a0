export const PILOT_STATES = ['waiting', 'approved', 'declined'] as const;
export type PilotState = (typeof PILOT_STATES)[number];

export type PilotDecision =
  | { readonly state: 'approved'; readonly credits: number }
  | { readonly state: 'declined'; readonly reason: string };
