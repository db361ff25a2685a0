import type { SlaDays } from './rate-card';

const due: Readonly<Record<SlaDays, string>> = {
  3: 'Your case is due three business days later.',
  2: 'Your case is due two business days later.',
  1: 'Your case is due one business day later.',
};

/** What happens once a case is started, in the words of page and mail. */
export const nextStepsOf = (slaDays: SlaDays | undefined): readonly string[] => [
  'We confirm the pursuit with you by message.',
  'Our analysts organise your prospect data.',
  slaDays ? due[slaDays] : 'We agree with you when your case is due.',
];
