import type { InternalRate, OwnershipCost } from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';

export const NO_RATE = 'None';
export const NOT_MEANINGFUL = 'Not meaningful';
export const WITHOUT_SOFT = 'Net present value without soft benefits';
export const NO_PAYBACK = 'Not within the horizon';

export const rateResult = (rate: InternalRate): number | string =>
  rate.kind === 'one' ? rate.rate : rate.kind === 'none' ? NO_RATE : NOT_MEANINGFUL;

export function totalsOf(
  { snapshot, results }: ValueCase,
  proposal: string,
): { readonly today: OwnershipCost; readonly proposed: OwnershipCost } {
  const costOf = (id: string | undefined): OwnershipCost => {
    const found = results.costs.find(({ solution }) => solution === id);
    if (!found) throw new RangeError(`The model has no solution ${id ?? ''}.`);
    return found;
  };
  return {
    today: costOf(snapshot.model.solutions.find(({ role }) => role === 'today')?.id),
    proposed: costOf(proposal),
  };
}
