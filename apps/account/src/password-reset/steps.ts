import { paths } from '@casewright/web/paths';

/** In the URL, so that Back returns to the previous step. */
export type Step = 'request' | 'code' | 'newPassword';

const STEP = 'step';
const NAMES: Readonly<Record<string, Step>> = { code: 'code', 'new-password': 'newPassword' };

export const addressOf = (step: Step): string => {
  const [name] = Object.entries(NAMES).find(([, named]) => named === step) ?? [];
  return name ? `${paths.passwordReset}?${STEP}=${name}` : paths.passwordReset;
};

/** Choosing a password requires a code first. */
export function stepOf(search: string, isCodeWritten: boolean): Step {
  const step = NAMES[new URLSearchParams(search).get(STEP) ?? ''] ?? 'request';
  return step === 'newPassword' && !isCodeWritten ? 'code' : step;
}
