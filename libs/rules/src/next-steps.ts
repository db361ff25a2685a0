import type { SlaDays } from './rate-card';

const due: Readonly<Record<SlaDays, string>> = {
  3: 'Your case is due three business days later.',
  2: 'Your case is due two business days later.',
  1: 'Your case is due one business day later.',
};

/** What happens after a case is started, for pages and emails. */
export const nextStepsOf = (slaDays: SlaDays | undefined): readonly string[] => [
  'We confirm the pursuit with you by message.',
  'Our analysts organize your prospect data.',
  slaDays ? due[slaDays] : 'We agree on a due date with you.',
];
