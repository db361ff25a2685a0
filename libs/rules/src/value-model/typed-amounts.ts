import { amountsOf } from './amounts';
import type { CompiledModel } from './compile-model';
import type { ValueModelContent } from './content';
import { type ModelResults, resultsOf } from './results';
import { dollarsText, shortMoneyText } from './value-text';

/** A text of a case, or a finding by its position. */
export type CaseTextPlace = 'scope' | 'takes' | 'asked' | 'leftOut' | number;

/** An amount typed into a text that no number of the model comes to. */
export interface TypedAmount {
  readonly place: CaseTextPlace;
  /** As typed: "$1.0M". */
  readonly typed: string;
  /** The figure that is probably meant, as "Outlay at the start". */
  readonly figure: string;
  /** That figure, written like the typed one: "$834K". */
  readonly computed: string;
}

const AMOUNT = /\$(\d[\d,]{0,20}(?:\.\d{1,6})?) ?(k|m|bn|thousand|million|billion)?\b/gi;
const UNITS: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 };
/** Share of an amount. Rounded further, it would be close to some number of any model. */
const COARSEST = 0.03;
/** As a factor. Figures further away are not what is meant. */
const FARTHEST = 2;

/** @param compiled the model of `content` */
export function typedAmounts(content: ValueModelContent, compiled: CompiledModel): readonly TypedAmount[] {
  const results = resultsOf(compiled);
  const known = knownAmounts(compiled, results);
  const figures = namedFigures(content, results);
  const texts: readonly (readonly [CaseTextPlace, string])[] = [
    ...(['scope', 'takes', 'asked', 'leftOut'] as const).map((place) => [place, content[place]] as const),
    ...content.findings.map((text, index) => [index, text] as const),
  ];
  return texts.flatMap(([place, text]) =>
    [...text.matchAll(AMOUNT)].flatMap(([typed, digits = '', unitName]) => {
      const unit = UNITS[unitName?.toLowerCase() ?? ''] ?? 1;
      const amount = Number(digits.replaceAll(',', '')) * unit;
      const step = Math.min(unit / 10 ** (digits.split('.')[1]?.length ?? 0), amount * COARSEST);
      const precision = Math.max(step, compiled.model.roundTo) / 2;
      if (amount === 0 || known.some((one) => Math.abs(Math.abs(one) - amount) <= precision)) return [];
      const distance = (value: number) => Math.max(value / amount, amount / value);
      const [nearest] = figures.toSorted((one, other) => distance(one.value) - distance(other.value));
      if (!nearest || distance(nearest.value) > FARTHEST) return [];
      const computed = unitName ? shortMoneyText(nearest.value) : dollarsText(Math.round(nearest.value));
      return [{ place, typed, figure: nearest.figure, computed }];
    }),
  );
}

/** Figures of the proposal that texts are about. */
function namedFigures({ proposal, model }: ValueModelContent, { costs, proposals }: ModelResults) {
  const cost = costs.find(({ solution }) => solution === proposal);
  const result = proposals.find(({ solution }) => solution === proposal);
  return [
    { figure: 'Outlay at the start', value: cost?.byYear[0] ?? 0 },
    { figure: 'Saving of the cost of ownership', value: result?.saving ?? 0 },
    { figure: 'Net present value', value: result?.netPresentValue ?? 0 },
    ...costs.map(({ solution, total }) => ({
      figure: `Cost of ${model.solutions.find(({ id }) => id === solution)?.name ?? solution}`,
      value: total,
    })),
  ].filter(({ value }) => value > 0);
}

/** Every amount that the model states or computes. */
function knownAmounts(compiled: CompiledModel, { costs, proposals }: ModelResults): readonly number[] {
  const { costLines, benefits, calculations } = amountsOf(compiled);
  const withSum = (amounts: readonly number[]) => [...amounts, amounts.reduce((sum, amount) => sum + amount, 0)];
  const categories = costs.map((cost) => cost.categories.map(({ byYear }) => withSum(byYear)));
  const changes = categories.flatMap((its) =>
    its.flatMap((amounts, kind) => amounts.map((amount, year) => amount - (categories[0]?.[kind]?.[year] ?? 0))),
  );
  const scenarios = (['low', 'high'] as const).flatMap((scenario) => resultsOf(compiled, scenario).proposals);
  return [
    ...compiled.model.assumptions.flatMap(({ low, base, high }) => [low ?? base, base, high ?? base]),
    ...[...costLines, ...benefits, ...calculations, ...costs.map(({ byYear }) => byYear)].flatMap(withSum),
    ...categories.flat(2),
    ...changes,
    ...[...proposals, ...scenarios].flatMap((one) => [one.netPresentValue, one.saving, one.costOfWaitingAQuarter]),
    ...proposals.flatMap(({ netCashFlow }) => withSum(netCashFlow)),
  ];
}
