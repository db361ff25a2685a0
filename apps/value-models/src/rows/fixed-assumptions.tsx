import { type Assumption, assumptionText, FIXED_GROUP, unitAfter } from '@casewright/rules';

export function FixedAssumptions({ assumptions }: { readonly assumptions: readonly Assumption[] }) {
  const fixed = assumptions.filter(({ group }) => group === FIXED_GROUP);
  if (fixed.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-label font-semibold">Fixed in all scenarios</h3>
      <p className="mt-1 text-caption text-pretty wrap-anywhere text-ink-muted">
        {fixed.map((one) => `${one.label} ${assumptionText(one, one.base)}${unitAfter(one.unit)}`).join('. ')}.
      </p>
    </div>
  );
}
