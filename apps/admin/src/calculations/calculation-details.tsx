import { CreditAmount, Facts } from '@casewright/ui';
import { ownerFacts } from '../list/owner';
import { DetailList, namesOf } from '../list/solutions';
import type { CalculationRow } from './queries';

const NOT_SPECIFIED = 'Not specified';

export const slaText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** Shows every field of S1 §2. */
export function CalculationDetails({ calculation }: { readonly calculation: CalculationRow }) {
  const { environmentCheckboxCount, computeModelCheckboxCount, slaTurnaroundDays, acvTierSelection } = calculation;
  const analysed = environmentCheckboxCount + computeModelCheckboxCount;
  return (
    <>
      <dl className="grid text-label">
        <Line label="Base solutions" credits={calculation.baseSolutionCredits} />
        <Line
          label="Analysis"
          credits={calculation.solutionCredits}
          hint={`${analysed} ${analysed === 1 ? 'selection' : 'selections'}`}
        />
        <Line
          label="SLA and ACV tier"
          credits={calculation.slaCredits + calculation.acvCredits}
          hint={`${slaTurnaroundDays ? slaText(slaTurnaroundDays) : NOT_SPECIFIED}, ${acvTierSelection ?? NOT_SPECIFIED}`}
        />
        <Line label="Case credits" credits={calculation.totalCaseCredits} />
        <Line label="Presentation support" credits={calculation.presentationSupport} />
        <Line label="Total with support" credits={calculation.totalWithSupport} isTotal />
      </dl>
      <DetailList
        title={`Proposed solutions (${calculation.proposedCount})`}
        items={namesOf(calculation.proposedSolutionNames, 'Solution')}
      />
      <DetailList
        title={`Competitors (${calculation.competitiveCount})`}
        items={namesOf(calculation.competitorNames, 'Competition')}
      />
      <DetailList title="Environments" items={calculation.environmentSelections} empty={NOT_SPECIFIED} />
      <DetailList title="Compute models" items={calculation.computeModelSelections} empty={NOT_SPECIFIED} />
      <div className="border-t border-line pt-4">
        <Facts facts={[...ownerFacts(calculation), { label: 'Rate card', value: calculation.rateCard }]} />
      </div>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly credits: number;
  readonly hint?: string;
  readonly isTotal?: boolean;
}

function Line({ label, credits, hint, isTotal = false }: LineProps) {
  const look = isTotal ? 'border-t-2 border-ink font-semibold' : 'border-t border-line first:border-t-0';
  return (
    <div className={`flex items-center justify-between gap-6 py-2 ${look}`}>
      <dt>
        {label}
        {hint && <span className="block text-caption text-ink-muted">{hint}</span>}
      </dt>
      <dd className={isTotal ? 'font-serif text-card text-value' : ''}>
        <CreditAmount credits={credits} />
      </dd>
    </div>
  );
}
