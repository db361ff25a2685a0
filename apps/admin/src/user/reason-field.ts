import { ADJUSTMENT_REASON } from '@casewright/rules';

const { min, max } = ADJUSTMENT_REASON;

/** Of the field for the reason of an adjustment or refund. */
export const reasonLimits = { rows: 3, maxLength: max };

export const reasonRule = {
  validate: (text: string): true | string => text.trim().length >= min || `Enter at least ${min} characters.`,
};
