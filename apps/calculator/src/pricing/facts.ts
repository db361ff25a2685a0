import {
  COMPUTE_MODEL_LABELS,
  ENVIRONMENT_LABELS,
  SIDES,
  solutionName,
  type CasePrice,
  type CaseSelections,
  type Side,
  type Solution,
} from '@casewright/rules';
import { creditText } from '@casewright/ui';
import { counted } from './explanations';

/** A described line of a case, for comparisons. */
export interface Fact {
  readonly name: string;
  readonly lines: readonly string[];
  readonly isAmount: boolean;
}

export function factsOf(selections: CaseSelections, price: CasePrice): Fact[] {
  const { slaDays, acvTier, presentationSupport } = selections;
  const said = (name: string, ...lines: string[]): Fact => ({ name, lines, isAmount: false });
  const amount = (name: string, credits: number): Fact => ({ name, lines: [creditText(credits)], isAmount: true });
  const names = (side: Side) => selections[side].map((solution, index) => solutionName(side, index, solution));
  const ticks = (labelsOf: (solution: Solution) => readonly string[]) =>
    SIDES.flatMap((side) =>
      selections[side].map((solution, index) => {
        const labels = labelsOf(solution);
        return `${solutionName(side, index, solution)}: ${labels.join(', ') || 'none'}`;
      }),
    );

  return [
    said('Proposed solutions', ...names('proposed')),
    said('Competitive solutions', ...names('competitive')),
    said('Environments', ...ticks(({ environments }) => environments.map((option) => ENVIRONMENT_LABELS[option]))),
    said(
      'Compute models',
      ...ticks(({ computeModels }) => computeModels.map((option) => COMPUTE_MODEL_LABELS[option])),
    ),
    said('SLA turnaround', slaDays ? counted(slaDays, 'day') : 'Not specified'),
    said('ACV tier', acvTier ?? 'Not specified'),
    said('Presentation support', presentationSupport ? 'Added' : 'Not added'),
    said('Rate card', price.rateCard),
    amount('Base solutions credits', price.baseCredits),
    amount('Solution analysis credits', price.analysisCredits),
    amount('SLA credits', price.slaCredits),
    amount('ACV credits', price.acvCredits),
    amount('Case credits', price.caseCredits),
    amount('Presentation support credits', price.supportCredits),
    amount('Total case credit cost', price.totalCredits),
  ];
}
