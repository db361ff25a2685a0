import { creditsText, scopeOf } from '@casewright/rules';
import { Panel } from '@casewright/ui';
import { caseAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import type { CaseProgress } from '../queries';

export function TermsPanel({ progress: { id, terms, confirmedAt, state } }: { readonly progress: CaseProgress }) {
  const { price, selections } = terms;
  const { environments, computeModels } = scopeOf(selections);
  const options = environments.length + computeModels.length;
  const lines = [
    { label: 'Base solutions', credits: price.baseCredits },
    { label: `Solution analysis, ${options} ${options === 1 ? 'option' : 'options'}`, credits: price.analysisCredits },
    {
      label: selections.slaDays
        ? `SLA turnaround, ${selections.slaDays} business ${selections.slaDays === 1 ? 'day' : 'days'}`
        : 'SLA turnaround, not specified',
      credits: price.slaCredits,
    },
    { label: `ACV tier, ${selections.acvTier ?? 'not specified'}`, credits: price.acvCredits },
    ...(selections.presentationSupport ? [{ label: 'Presentation support', credits: price.supportCredits }] : []),
  ];
  return (
    <Panel
      title="Terms"
      aside={
        <Link
          to={caseAt(id)}
          className="inline-flex items-center rounded-box text-label font-medium text-accent hover:text-accent-strong max-md:min-h-11"
        >
          Cost of this case
        </Link>
      }
    >
      <dl className="grid text-label">
        {lines.map(({ label, credits }) => (
          <div
            key={label}
            className="flex justify-between gap-4 border-t border-line py-2.5 first:border-t-0 first:pt-0"
          >
            <dt>{label}</dt>
            <dd className="tabular-nums">{credits}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t-2 border-ink pt-2.5 font-semibold">
          <dt>{confirmedAt ? 'Total, confirmed' : state === 'cancelled' ? 'Total' : 'Total, held'}</dt>
          <dd className="tabular-nums">{creditsText(price.totalCredits)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
