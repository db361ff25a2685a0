import type { CasePrice, CaseSelections, RateCard } from '@casewright/rules';
import type { CostLine } from '@casewright/ui';
import { explanationsOf } from './explanations';
import { LineDetails } from './line-details';
import type { LineName } from './line-rules';

/** Unanswered questions have no amount. */
export function costLines(
  selections: CaseSelections,
  price: CasePrice,
  rates: RateCard,
  changes: Partial<Record<keyof CasePrice, number>>,
): CostLine[] {
  const because = explanationsOf(selections, rates);
  const { slaDays, acvTier, presentationSupport } = selections;
  const line = (name: LineName, label: string, amount: keyof CasePrice & `${LineName}Credits`, isKnown: boolean) => ({
    label,
    credits: isKnown ? price[amount] : undefined,
    change: changes[amount],
    explanation: because[name],
    details: <LineDetails line={name} selections={selections} rates={rates} />,
  });

  return [
    line('base', 'Base solutions', 'baseCredits', true),
    line('analysis', 'Solution analysis', 'analysisCredits', price.analysisCredits > 0),
    line('sla', 'SLA turnaround', 'slaCredits', slaDays !== undefined),
    line('acv', 'ACV tier', 'acvCredits', acvTier !== undefined),
    ...(presentationSupport ? [line('support', 'Presentation support', 'supportCredits', true)] : []),
  ];
}
