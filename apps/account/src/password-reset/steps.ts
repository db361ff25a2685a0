import { paths } from '@casewright/web';

/** In the address, so that the browser's Back leads one step back as well. */
export type Step = 'request' | 'code' | 'newPassword';

const STEP = 'step';
const NAMES: Readonly<Record<string, Step>> = { code: 'code', 'new-password': 'newPassword' };

export const addressOf = (step: Step): string => {
  const [name] = Object.entries(NAMES).find(([, named]) => named === step) ?? [];
  return name ? `${paths.passwordReset}?${STEP}=${name}` : paths.passwordReset;
};

/** `search` is the page's. Nobody can choose a password before a code is written. */
export function stepOf(search: string, isCodeWritten: boolean): Step {
  const step = NAMES[new URLSearchParams(search).get(STEP) ?? ''] ?? 'request';
  return step === 'newPassword' && !isCodeWritten ? 'code' : step;
}
