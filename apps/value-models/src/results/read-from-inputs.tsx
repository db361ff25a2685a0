import { type Assumption, assumptionText, unitAfter } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { ReferenceLink } from '../figures/reference-link';

/** Numbers taken from the seller's files, with their references. */
export function ReadFromInputs({ assumptions }: { readonly assumptions: readonly Assumption[] }) {
  const found = assumptions.flatMap((assumption) =>
    assumption.reference ? [{ ...assumption, reference: assumption.reference }] : [],
  );
  if (found.length === 0) return null;
  return (
    <Panel title="Read from the inputs" detail={found.length === 1 ? 'one number' : `${found.length} numbers`}>
      <ul>
        {found.map(({ reference, ...assumption }) => (
          <li
            key={assumption.id}
            className="flex justify-between gap-4 border-t border-line py-2.5 text-label first:border-t-0 first:pt-0"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{assumption.label}</span>
              <span className="block text-caption wrap-anywhere text-ink-muted">
                <ReferenceLink reference={reference} />
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {assumptionText(assumption, assumption.base)}
              {unitAfter(assumption.unit)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-caption text-ink-muted">
        Open a file of machines to size and price them, and take the results into the model.
      </p>
    </Panel>
  );
}
