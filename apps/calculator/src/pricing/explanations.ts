import type { CaseSelections, RateCard } from '@casewright/rules';

const NOT_SPECIFIED = 'Not specified';

/** Explains each amount in words, without rates if they are unknown. */
export function explanationsOf(selections: CaseSelections, rates?: RateCard) {
  const { proposed, competitive, slaDays, acvTier, presentationSupport } = selections;
  const solutions = [...proposed, ...competitive];
  const environments = distinct(solutions.flatMap((solution) => solution.environments));
  const computeModels = distinct(solutions.flatMap((solution) => solution.computeModels));

  const made = (count: number, thing: string, rate: number | undefined) =>
    rate === undefined ? counted(count, thing) : `${counted(count, thing)} × ${rate}`;
  const analyzed = [
    environments && made(environments, 'environment', rates?.perEnvironment),
    computeModels && made(computeModels, 'compute model', rates?.perComputeModel),
  ].filter(Boolean);
  const unit = rates ? ' credits' : '';

  return {
    base: made(solutions.length, 'solution', rates?.perSolution) + unit,
    analysis: analyzed.length > 0 ? analyzed.join(rates ? ' + ' : ', ') + unit : 'Nothing selected yet',
    sla: slaDays ? `Due in ${counted(slaDays, 'business day')}` : NOT_SPECIFIED,
    acv: acvTier ?? NOT_SPECIFIED,
    support: presentationSupport ? `${counted(solutions.length, 'comparator')}, up to 90 minutes` : 'Not added',
  };
}

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const distinct = (options: readonly string[]): number => new Set(options).size;
