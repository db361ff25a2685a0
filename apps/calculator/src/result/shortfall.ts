import { Problem } from '@casewright/web';

/** S1 §4 */
export const shortfallText = (credits: number): string => `You need ${credits} more credits to proceed with this case.`;

/** Undefined unless the start was refused for too few credits. */
export function shortfallIn(failure: unknown): string | undefined {
  if (!(failure instanceof Problem) || failure.code !== 'billing.insufficient-credits') return undefined;
  const balance = failure.number('balance');
  const needed = failure.number('needed');
  return balance === undefined || needed === undefined ? failure.title : shortfallText(needed - balance);
}
