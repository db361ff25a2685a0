import { asOfText, dayText, moneyChangeText } from '@casewright/rules';
import { Badge, Panel } from '@casewright/ui';
import type { ModelFigures } from '../figures/figures';
import { weakestEvidence } from '../figures/weakest-evidence';

const SHOWN = 5;

/** Numbers that need better evidence. */
export function WeakestEvidencePanel({ figures: { compiled, summary } }: { readonly figures: ModelFigures }) {
  const weak = weakestEvidence(compiled, summary);
  return (
    <Panel title="Weakest evidence" aside={weak.length > 0 && <Badge tone="value">{weak.length} low</Badge>}>
      {weak.length === 0 ? (
        <p className="text-label text-ink-muted">Every number has medium or high confidence.</p>
      ) : (
        <ul>
          {weak.slice(0, SHOWN).map(({ assumption, atWorst }) => (
            <li
              key={assumption.id}
              className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0"
            >
              <span className="min-w-0 text-label">
                <span className="block font-semibold wrap-anywhere">{assumption.label}</span>
                <span className="block text-caption wrap-anywhere text-ink-muted">
                  {assumption.source}, {asOfText(assumption, dayText)}
                </span>
              </span>
              <span className="shrink-0 text-right text-label tabular-nums">
                <span className="block font-semibold">{atWorst === 0 ? 'No range' : moneyChangeText(atWorst)}</span>
                {atWorst !== 0 && <span className="block text-caption text-ink-muted">at its worst</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {weak.length > SHOWN && (
        <p className="mt-2 text-caption text-ink-muted">And {weak.length - SHOWN} that matter less.</p>
      )}
    </Panel>
  );
}
