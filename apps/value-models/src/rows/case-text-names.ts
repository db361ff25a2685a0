import type { ValueModelContent } from '@casewright/rules';

/** Labels of the case's texts. */
export const CASE_TEXTS = [
  ['scope', 'What is decided on'],
  ['takes', 'What the decision takes'],
  ['asked', 'Decision asked for'],
  ['leftOut', 'What is not counted'],
] as const satisfies readonly (readonly [keyof ValueModelContent, string])[];

export const FINDINGS_NAME = 'What the analyst found';
