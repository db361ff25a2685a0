import type { SlaDays } from './rate-card';

const due: Readonly<Record<SlaDays, string>> = {
  3: 'Your case will be due three business days later.',
  2: 'Your case will be due two business days later.',
  1: 'Your case will be due one business day later.',
};

export const nextStepsOf = (slaDays: SlaDays | undefined): readonly string[] => [
  'Open your case and add its inputs, such as inventories and bills.',
  'We’ll review your inputs and confirm the terms.',
  slaDays ? due[slaDays] : 'We’ll agree on a due date with you.',
];
