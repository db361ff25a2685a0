import type { CaseSelections, RateCard } from '@casewright/rules';
import { formatUtcDay } from '@casewright/web';
import { RateList } from './rate-list';
import { ruleOf, type LineName } from './line-rules';

interface LineDetailsProps {
  readonly line: LineName;
  readonly selections: CaseSelections;
  readonly rates: RateCard;
}

export function LineDetails({ line, selections, rates }: LineDetailsProps) {
  const { rule, inputs, table } = ruleOf(line, selections, rates);
  return (
    <div className="rounded-control bg-sunken px-3.5 py-3 text-label">
      <p className="text-ink-muted">{rule}</p>
      <p className="pt-1.5">
        <span className="text-ink-muted">Your case: </span>
        <span className="font-medium">{inputs.join(', ')}</span>
      </p>
      <RateList
        title={table.title}
        rates={table.rows.map(({ name, credits, isApplied }) => ({ name, credits, isChosen: isApplied }))}
      />
      <p className="pt-2 text-caption text-ink-faint">
        Rate card {rates.version}, valid from {formatUtcDay(rates.validFrom)}
      </p>
    </div>
  );
}
