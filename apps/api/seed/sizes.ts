export interface SeedSize {
  readonly users: number;
  readonly messages: number;
  readonly calculations: number;
  readonly ledgerEntries: number;
  readonly auditEntries: number;
  /** Of each: pilot signups, contact forms, and calculator drafts. */
  readonly forms: number;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;

const ofEach = (count: number): SeedSize => ({
  users: count,
  messages: count,
  calculations: count,
  ledgerEntries: count,
  auditEntries: count,
  forms: count,
});

export const SEED_SIZES = {
  thousand: ofEach(THOUSAND),
  'ten-thousand': ofEach(10 * THOUSAND),
  million: {
    users: MILLION,
    messages: MILLION,
    calculations: 300_000,
    ledgerEntries: MILLION,
    auditEntries: MILLION,
    forms: 100_000,
  },
} as const satisfies Readonly<Record<string, SeedSize>>;

export type SeedName = keyof typeof SEED_SIZES;

export const NOTHING: SeedSize = ofEach(0);
