import type { SlaDays } from '../rate-card';

/** For example "C-1042". */
export const caseNumberText = (number: number): string => `C-${number}`;

/** @returns undefined unless the text is a case number */
export function caseNumberIn(text: string): number | undefined {
  const [, digits] = /^\s*c-?(\d{1,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

interface NamedCase {
  readonly number: number;
  readonly prospect: string;
}

/** The name of a case, for example "Larkmoor Foods (C-1042)". */
export const caseNameText = ({ number, prospect }: NamedCase): string => `${prospect} (${caseNumberText(number)})`;

/** When a case is due whose terms are not confirmed yet. */
export const dueAfterTermsText = (slaDays: SlaDays | undefined): string =>
  slaDays
    ? `It’s due ${slaDays} business ${slaDays === 1 ? 'day' : 'days'} after you confirm its terms.`
    : 'The due date is still to be agreed.';
