import type { ValueModelContent } from '@casewright/rules';

/** The words of a case around its numbers, as its pages call them. */
export const CASE_TEXTS = [
  ['scope', 'What is decided on'],
  ['takes', 'What the decision takes'],
  ['asked', 'What is asked for'],
  ['leftOut', 'What is left out'],
] as const satisfies readonly (readonly [keyof ValueModelContent, string])[];

export const FINDINGS_NAME = 'What the analyst found';
