import { breakEvenText } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import type { ModelFigures } from '../figures/figures';

/** How far each of the largest movers can go before the case turns. */
export function BreakEvenPanel({ figures: { breakEvens, summary } }: { readonly figures: ModelFigures }) {
  if (breakEvens.length === 0) return null;
  return (
    <Panel title="What must be true">
      <p className="mb-3 text-label text-pretty text-ink-muted">
        {summary.netPresentValue.base > 0
          ? 'The net present value stays above zero while each of these holds, with all other numbers at their base.'
          : 'The net present value isn’t above zero. Each of these alone would change that.'}
      </p>
      <ul className="text-label">
        {breakEvens.map((one) => (
          <li key={one.id} className="border-t border-line py-2.5 text-pretty wrap-anywhere">
            {breakEvenText(one)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
