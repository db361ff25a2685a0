import type { CodePurpose } from './email-code';

export type AttemptPurpose =
  | CodePurpose
  | 'code-network'
  | 'code-budget'
  | 'sign-in'
  | 'sign-in-known-device'
  | 'sign-in-network'
  | 'confirm-password'
  | 'second-step'
  | 'second-step-pause'
  | 'advocate-link';

export interface Attempt {
  readonly purpose: AttemptPurpose;
  /** Whose guesses are counted together: an address, an account, a device or a network. */
  readonly key: string;
}

export interface AttemptLimit {
  readonly attempts: number;
  /** From the first attempt on. */
  readonly windowSeconds: number;
}

const MINUTE = 60;
const WINDOW_SECONDS = 15 * MINUTE;
const DAY_SECONDS = 24 * 60 * MINUTE;
/** Longer than a link can be used. */
const LINK_SECONDS = 30 * DAY_SECONDS;
/** Wrong codes of a day, over all accounts. Beyond, addresses and networks have fewer attempts each. */
export const WRONG_CODES_A_DAY = 2_000;
const STRICTER = 3;
/** At the second step: from the third failure on, each is followed by a pause, and the owner is told once. */
export const FAILURES_BEFORE_PAUSE = 3;

const LIMITS: Readonly<Record<AttemptPurpose, number>> = {
  'verify-email': 5,
  'reset-password': 5,
  'change-email': 5,
  'code-network': 30,
  'code-budget': Infinity,
  'sign-in': 10,
  'sign-in-known-device': 20,
  'sign-in-network': 100,
  'confirm-password': 5,
  'second-step': Infinity,
  'second-step-pause': 1,
  'advocate-link': 10,
};
const COUNTED_FOR_A_DAY: readonly AttemptPurpose[] = ['code-budget', 'second-step'];

/** @param isStrict whether too many codes were guessed today */
export const limitOf = (purpose: AttemptPurpose, isStrict = false): AttemptLimit => ({
  attempts: isStrict ? Math.ceil(LIMITS[purpose] / STRICTER) : LIMITS[purpose],
  windowSeconds: windowOf(purpose),
});

function windowOf(purpose: AttemptPurpose): number {
  if (purpose === 'advocate-link') return LINK_SECONDS;
  return COUNTED_FOR_A_DAY.includes(purpose) ? DAY_SECONDS : WINDOW_SECONDS;
}

/** After the nth failure at the second step: twice as long each time, up to a window. */
export const pauseAfter = (failures: number): AttemptLimit => ({
  attempts: LIMITS['second-step-pause'],
  windowSeconds: Math.min(MINUTE * 2 ** (failures - FAILURES_BEFORE_PAUSE), WINDOW_SECONDS),
});
