import { RATE_CARD, type CaseSelections } from '@casewright/rules';

const NOT_SPECIFIED = 'Not specified';
const { perSolution, perEnvironment, perComputeModel } = RATE_CARD;

/** Where each amount of a price comes from, in words; rates are named only where they are those that were applied. */
export function explanationsOf(selections: CaseSelections, { namingRates = true } = {}) {
  const { proposed, competitive, slaDays, acvTier, presentationSupport } = selections;
  const solutions = [...proposed, ...competitive];
  const environments = distinct(solutions.flatMap((solution) => solution.environments));
  const computeModels = distinct(solutions.flatMap((solution) => solution.computeModels));

  const made = (count: number, thing: string, rate: number) =>
    namingRates ? `${counted(count, thing)} × ${rate}` : counted(count, thing);
  const analysed = [
    environments && made(environments, 'environment', perEnvironment),
    computeModels && made(computeModels, 'compute model', perComputeModel),
  ].filter(Boolean);
  const unit = namingRates ? ' credits' : '';

  return {
    base: made(solutions.length, 'solution', perSolution) + unit,
    analysis: analysed.length > 0 ? analysed.join(namingRates ? ' + ' : ', ') + unit : 'Nothing ticked yet',
    sla: slaDays ? `Due in ${counted(slaDays, 'day')}` : NOT_SPECIFIED,
    acv: acvTier ?? NOT_SPECIFIED,
    support: presentationSupport ? `${counted(solutions.length, 'comparator')}, up to 90 minutes` : 'Not added',
  };
}

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const distinct = (options: readonly string[]): number => new Set(options).size;
