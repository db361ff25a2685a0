import { addressWith, choiceIn, valueIn } from '@casewright/web/address';
import { paths } from '@casewright/web/paths';

/** Kept in the tab, so that the code step still names the address after a reload. */
export const RESET_EMAIL = 'casewright:reset-email';

const LATER_STEPS = ['code', 'new-password'] as const;
export type Step = 'request' | (typeof LATER_STEPS)[number];

/** In the URL, so that Back returns to the previous step. */
const stepInAddress = choiceIn('step', LATER_STEPS);

export const addressOf = (step: Step): string =>
  addressWith(paths.passwordReset, stepInAddress, step === 'request' ? undefined : step);

/** Choosing a password requires a code first. */
export function stepOf(search: string, isCodeWritten: boolean): Step {
  const step = valueIn(stepInAddress, search) ?? 'request';
  return step === 'new-password' && !isCodeWritten ? 'code' : step;
}
