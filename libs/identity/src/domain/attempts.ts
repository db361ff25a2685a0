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
  /** The address, account, device or network that attempts are counted for. */
  readonly key: string;
}

/** Each known device has its own limit, so that guesses elsewhere do not lock the owner out. */
export const attemptOnDevice = (accountId: string, deviceTokenHash: string): Attempt => ({
  purpose: 'sign-in-known-device',
  key: `${accountId} ${deviceTokenHash}`,
});

export interface AttemptLimit {
  readonly attempts: number;
  /** Starts at the first attempt. */
  readonly windowSeconds: number;
}

const MINUTE = 60;
const WINDOW_SECONDS = 15 * MINUTE;
const DAY_SECONDS = 24 * 60 * MINUTE;
/** Longer than links are valid. */
const LINK_SECONDS = 30 * DAY_SECONDS;
/** Wrong codes per day over all accounts. Above, limits per address and network get stricter. */
export const WRONG_CODES_PER_DAY = 2_000;
const STRICTER = 3;
/** From this failure at the second step, each one is followed by a pause. The owner is notified once. */
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

/** @param isStrict whether `WRONG_CODES_PER_DAY` is exceeded */
export const limitOf = (purpose: AttemptPurpose, isStrict = false): AttemptLimit => ({
  attempts: isStrict ? Math.ceil(LIMITS[purpose] / STRICTER) : LIMITS[purpose],
  windowSeconds: windowOf(purpose),
});

function windowOf(purpose: AttemptPurpose): number {
  if (purpose === 'advocate-link') return LINK_SECONDS;
  return COUNTED_FOR_A_DAY.includes(purpose) ? DAY_SECONDS : WINDOW_SECONDS;
}

/** The pause after the nth failure at the second step doubles each time, up to a full window. */
export const pauseAfter = (failures: number): AttemptLimit => ({
  attempts: LIMITS['second-step-pause'],
  windowSeconds: Math.min(MINUTE * 2 ** (failures - FAILURES_BEFORE_PAUSE), WINDOW_SECONDS),
});
