import { COMPUTE_MODEL_LABELS, ENVIRONMENT_LABELS } from '../option-labels';
import { type CasePrice, type CaseSelections, priceCase, type Solution } from '../price-case';
import {
  type AcvTier,
  COMPUTE_MODELS,
  type ComputeModel,
  ENVIRONMENTS,
  type Environment,
  type RateCard,
  type SlaDays,
} from '../rate-card';

export interface CaseTerms {
  readonly selections: CaseSelections;
  readonly price: CasePrice;
}

export interface CaseScope {
  readonly environments: readonly Environment[];
  readonly computeModels: readonly ComputeModel[];
  readonly slaDays?: SlaDays | undefined;
  readonly acvTier?: AcvTier | undefined;
  readonly presentationSupport: boolean;
}

const ticked = <Option extends string>(
  selections: CaseSelections,
  kind: 'environments' | 'computeModels',
  options: readonly Option[],
): readonly Option[] => {
  const all: readonly string[] = [...selections.proposed, ...selections.competitive].flatMap((one) => one[kind]);
  return options.filter((option) => all.includes(option));
};

export const scopeOf = (selections: CaseSelections): CaseScope => ({
  environments: ticked(selections, 'environments', ENVIRONMENTS),
  computeModels: ticked(selections, 'computeModels', COMPUTE_MODELS),
  slaDays: selections.slaDays,
  acvTier: selections.acvTier,
  presentationSupport: selections.presentationSupport,
});

/** The same comparison with another scope. Added options are ticked for the first proposed solution. */
export function termsWith({ selections }: Pick<CaseTerms, 'selections'>, scope: CaseScope, rates: RateCard): CaseTerms {
  const before = scopeOf(selections);
  const added = {
    environments: scope.environments.filter((option) => !before.environments.includes(option)),
    computeModels: scope.computeModels.filter((option) => !before.computeModels.includes(option)),
  };
  const kept = (one: Solution, isFirst: boolean): Solution => ({
    name: one.name,
    environments: [
      ...one.environments.filter((option) => scope.environments.includes(option)),
      ...(isFirst ? added.environments : []),
    ],
    computeModels: [
      ...one.computeModels.filter((option) => scope.computeModels.includes(option)),
      ...(isFirst ? added.computeModels : []),
    ],
  });
  const changed: CaseSelections = {
    proposed: selections.proposed.map((one, index) => kept(one, index === 0)),
    competitive: selections.competitive.map((one) => kept(one, false)),
    ...(scope.slaDays && { slaDays: scope.slaDays }),
    ...(scope.acvTier && { acvTier: scope.acvTier }),
    presentationSupport: scope.presentationSupport,
  };
  return { selections: changed, price: priceCase(changed, rates) };
}

export interface TermsLine {
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** For example "AWS +3". */
  readonly changes: readonly string[];
}

export function termsDifference(before: CaseTerms, after: CaseTerms, rates: RateCard): readonly TermsLine[] {
  const [was, is] = [scopeOf(before.selections), scopeOf(after.selections)];
  const changed = <Option extends string>(
    [old, now]: readonly [readonly Option[], readonly Option[]],
    labels: Readonly<Record<Option, string>>,
    credits: number,
  ) => [
    ...now.filter((one) => !old.includes(one)).map((one) => `${labels[one]} +${credits}`),
    ...old.filter((one) => !now.includes(one)).map((one) => `${labels[one]} −${credits}`),
  ];
  const days = (sla: SlaDays | undefined) => (sla ? `${sla} ${sla === 1 ? 'day' : 'days'}` : 'not specified');
  const line = (label: string, key: keyof Omit<CasePrice, 'rateCard'>, changes: readonly string[]): TermsLine => ({
    label,
    before: before.price[key],
    after: after.price[key],
    changes,
  });
  return [
    line('Base solutions', 'baseCredits', []),
    line('Solution analysis', 'analysisCredits', [
      ...changed([was.environments, is.environments], ENVIRONMENT_LABELS, rates.perEnvironment),
      ...changed([was.computeModels, is.computeModels], COMPUTE_MODEL_LABELS, rates.perComputeModel),
    ]),
    line(
      'SLA turnaround',
      'slaCredits',
      was.slaDays === is.slaDays ? [] : [`${days(is.slaDays)} instead of ${days(was.slaDays)}`],
    ),
    line(
      'ACV tier',
      'acvCredits',
      was.acvTier === is.acvTier
        ? []
        : [`${is.acvTier ?? 'not specified'} instead of ${was.acvTier ?? 'not specified'}`],
    ),
    line(
      'Presentation support',
      'supportCredits',
      was.presentationSupport === is.presentationSupport ? [] : [is.presentationSupport ? 'Added' : 'Removed'],
    ),
    line('Total credits', 'totalCredits', []),
  ];
}
