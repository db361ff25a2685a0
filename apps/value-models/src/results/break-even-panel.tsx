import { breakEvenTexts } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import type { ModelFigures } from '../figures/figures';

/** How far each of the largest movers can go before the case turns. */
export function BreakEvenPanel({ figures: { breakEvens, summary } }: { readonly figures: ModelFigures }) {
  const [about, ...texts] = breakEvenTexts(breakEvens, summary.netPresentValue.base);
  if (about === undefined) return null;
  return (
    <Panel title="What must be true">
      <p className="mb-3 text-label text-pretty text-ink-muted">{about}</p>
      <ul className="text-label">
        {texts.map((text) => (
          <li key={text} className="border-t border-line py-2.5 text-pretty wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
