import {
  asOfText,
  type Assumption,
  assumptionText,
  type BenefitDriver,
  type CompiledModel,
  costFor,
  dayBesideText,
  evidenceText,
  FIXED_GROUP,
  internalRateNote,
  isOldDefault,
  isSoft,
  type LinePurpose,
  namesUsed,
  optionName,
  type ResultTexts,
  resultTexts,
  shortMoneyText,
  type Snapshot,
  SOURCE_KIND_NAMES,
  sourceKindOf,
  unitAfter,
  type ValueSummary,
  yearsText,
} from '@casewright/rules';
import type { ValueCase } from './snapshot/value-case';

const SHARE = { unit: '%' };

export function headline({ snapshot, summary }: ValueCase): string {
  const texts = resultTexts(summary);
  const costs = texts.costs(summary.saving);
  const than = costs === texts.costs(0) ? 'as' : 'than';
  return `Moving to ${summary.proposal} ${costs} over ${yearsText(snapshot.model.horizonYears)} ${than} staying`;
}

/** Who the document is for, as "Ines Calloway, Chief Financial Officer", or the company if no person is named. */
export const readerText = ({ reader, position, company }: Snapshot['prospect']): string =>
  [reader, position]
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ') || company;

/** The texts with a period at the end, without empty ones. */
export const sentencesOf = (texts: readonly string[]): readonly string[] =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`));

/** The parts of a summary that have text. */
export const writtenParts = (parts: readonly (readonly [heading: string, paragraphs: readonly string[]])[]) =>
  parts
    .map(([heading, paragraphs]) => [heading, paragraphs.filter((text) => text.trim() !== '')] as const)
    .filter(([, paragraphs]) => paragraphs.length > 0);

const between = (one: string, other: string): readonly string[] =>
  one === other ? [] : [`between ${one} and ${other}`];

/** Of the scenarios; empty if they don't differ. */
function paybackRange(high: number | undefined, low: number | undefined, text: ResultTexts['payback']): string {
  if (high !== undefined && low !== undefined) return between(`month ${high}`, `month ${low}`).join('');
  return high === low ? '' : `high ${text(high).toLowerCase()}, low ${text(low).toLowerCase()}`;
}

export function threeNumbers(
  summary: ValueSummary,
): readonly { readonly label: string; readonly value: string; readonly about: string }[] {
  const { netPresentValue, discountRate, paybackMonth, savingShare, saving, solutions, today, proposal } = summary;
  const { low, base, high } = paybackMonth;
  const texts = resultTexts(summary);
  const { money } = texts;
  const totalOf = (name: string) => solutions.find((one) => one.name === name)?.total ?? 0;
  return [
    {
      label: 'Net present value',
      value: money(netPresentValue.base),
      about: [
        `at ${assumptionText(SHARE, discountRate)}`,
        ...between(money(netPresentValue.low), money(netPresentValue.high)),
      ].join(', '),
    },
    {
      label: 'Payback',
      value: texts.payback(base),
      about: paybackRange(high, low, texts.payback),
    },
    {
      label: 'Cost of ownership',
      value: texts.costChange(saving, savingShare),
      about: `from ${money(totalOf(today))} to ${money(totalOf(proposal))}`,
    },
  ];
}

/** The case without benefits that never reach the accounts; undefined if it counts none of them. */
export function withoutSoftText({ options, snapshot, summary, compiled }: ValueCase): string | undefined {
  const found = options.find(({ solution }) => solution.id === snapshot.proposal);
  const soft = compiled.benefits.filter(
    (driver) => isSoft(driver) && (driver.solution ?? snapshot.proposal) === snapshot.proposal,
  );
  if (!found || soft.length === 0) return undefined;
  const { netPresentValue, paybackMonth } = found.withoutSoft;
  const back =
    paybackMonth === undefined ? 'it doesn’t pay back within the horizon' : `it pays back in month ${paybackMonth}`;
  return `Without soft benefits (${soft.map(({ label }) => label).join(', ')}), the net present value is ${resultTexts(summary).money(netPresentValue)} and ${back}.`;
}

/** "66 to 54", the base for an end that wasn't given; "counted" for what isn't estimated. */
export function rangeText(assumption: Assumption): string {
  const { base, low, high } = assumption;
  if (low === undefined && high === undefined) return 'counted';
  return `${assumptionText(assumption, low ?? base)} to ${assumptionText(assumption, high ?? base)}`;
}

/** What an assumption rests on: "Measured", or "Default, old" after 18 months. */
export function kindText(assumption: Assumption, issuedOn: string): string {
  const kind = sourceKindOf(assumption);
  return `${kind ? SOURCE_KIND_NAMES[kind] : 'Not stated'}${isOldDefault(assumption, issuedOn) ? ', old' : ''}`;
}

/** Tables of the case around its numbers, without empty ones. */
export function caseTables({ snapshot: { risks = [], plan = [], nextSteps = [] } }: ValueCase): readonly {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}[] {
  return [
    {
      ...{ title: 'Risks and mitigation', heads: ['Risk', 'Mitigation'] },
      rows: risks.map(({ risk, mitigation }) => [risk, mitigation]),
    },
    { title: 'Plan', heads: ['When', 'What'], rows: plan.map(({ when, what }) => [when, what]) },
    {
      ...{ title: 'Next steps', heads: ['When', 'What', 'Who'] },
      rows: nextSteps.map(({ what, who, when }) => [when, what, who]),
    },
  ].filter(({ rows }) => rows.length > 0);
}

/** What qualifies the three numbers, beside them on page one. */
export const qualifications = (valueCase: ValueCase): readonly string[] => [
  ...[withoutSoftText(valueCase)].filter((text) => text !== undefined),
  evidenceText(valueCase.snapshot.model.assumptions, valueCase.snapshot.issuedOn),
];

export const OPTION_HEADS = [
  'Option',
  'At the start',
  'Cost of ownership',
  'Net present value',
  'Low to high',
  'Without soft benefits',
  'Payback',
];

/** A row of texts for each option, the proposed one marked. */
export function optionRows({ options, summary, snapshot }: ValueCase): readonly (readonly string[])[] {
  const { money, payback } = resultTexts(summary);
  return options.map(({ solution, outlay, total, netPresentValue, withoutSoft, paybackMonth }) => {
    const name = solution.id === snapshot.proposal ? `${optionName(solution)} (proposed)` : optionName(solution);
    if (solution.role === 'today') return [name, money(outlay), money(total), '–', '–', '–', '–'];
    const { low, base, high } = netPresentValue;
    const range = `${money(low)} to ${money(high)}`;
    const hard = money(withoutSoft.netPresentValue);
    return [name, money(outlay), money(total), money(base), range, hard, payback(paybackMonth)];
  });
}

/** How the case is computed, which share of benefits counts, what scenarios share, and what is left out. */
export function methodOf({
  snapshot,
  summary,
  proposal,
  compiled,
}: ValueCase): readonly (readonly [title: string, text: string])[] {
  const { model, leftOut, fileStatements = [] } = snapshot;
  const { returnOnInvestment, internalRate } = proposal;
  const note = internalRateNote(internalRate);
  const fixed = model.assumptions.filter(({ group }) => group === FIXED_GROUP);
  const benefits = model.benefits.filter(({ solution = snapshot.proposal }) => solution === snapshot.proposal);
  const texts = resultTexts(summary);
  const unit = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: model.currency,
    maximumFractionDigits: 0,
  });
  return [
    [
      'How it is computed.',
      `Net cash flow is the cost of staying, less the cost of the proposal, plus benefits. Net present value discounts year-end flows at ${assumptionText(SHARE, summary.discountRate)}; the start is not discounted. Payback is the month from which cumulative, undiscounted cash flow is never negative again, with each year spread evenly. Return on investment is the sum of net cash flow over the outlay at the start: ${texts.returnOnInvestment(returnOnInvestment).toLowerCase()}; internal rate of return: ${texts.internalRate(internalRate).toLowerCase()}. ${note === undefined ? '' : `${note} `}Low and high set every estimate to its worse or better value at once. Each line is rounded to ${unit.format(model.roundTo)} before it is added, and results to ${unit.format(summary.precision)}, as exact as the estimates behind them.`,
    ],
    ...(benefits.length === 0 ? [] : ([['Benefits counted.', `${benefits.map(countedText).join('; ')}.`]] as const)),
    ...fileStatements.map(({ file, statement }) => [`Counted from ${file}.`, statement] as const),
    ...differencesOf(snapshot),
    ['Moving and contracts that run on.', movingTexts(compiled).join(' ')],
    ...(fixed.length === 0
      ? []
      : ([['The same in every scenario.', `${fixedText(fixed, snapshot.issuedOn)}.`]] as const)),
    ...(leftOut.trim() === '' ? [] : ([['Not counted.', leftOut]] as const)),
  ];
}

/** What moving to each solution costs, how long both run, and which contracts run on. */
export function movingTexts(compiled: CompiledModel): readonly string[] {
  const { solutions } = compiled.model;
  return solutions
    .filter(({ role }) => role !== 'today')
    .map(({ id, name, noTransition = '', noParallel = '' }) => {
      const cost = (purpose: LinePurpose) => costFor(compiled, id, purpose);
      const stated = (what: string, amount: number, reason: string, after = '') => {
        if (amount !== 0) return `${what} ${shortMoneyText(amount)}${after}`;
        return `${what} none${reason.trim() ? `: ${reason.trim().replace(/\.$/, '')}` : ''}`;
      };
      const months = monthsText(compiled, id);
      return `${name}: ${[
        stated('transition', cost('transition'), noTransition),
        stated('parallel operation', cost('parallel'), noParallel, months && ` for ${months}`),
        stated('existing commitments', cost('commitment'), ''),
      ].join('; ')}.`;
    });
}

/** For example "4 months (6 to 3)": the assumptions in months behind the lines of parallel operation. */
function monthsText({ model }: CompiledModel, solution: string): string {
  const lines = model.costLines.filter((line) => line.solution === solution && line.purpose === 'parallel');
  const used = namesUsed(
    model,
    lines.map(({ expression }) => expression),
  );
  return model.assumptions
    .filter(({ id, unit }) => used.has(id) && /^months?$/.test(unit))
    .map((one) => {
      const { base, low = base, high = base } = one;
      const text = (value: number) => assumptionText(one, value);
      return `${text(base)} months${low === high ? '' : ` (${text(low)} to ${text(high)})`}`;
    })
    .join(' and ');
}

/** Why benefits that resemble another row are counted. */
function differencesOf({ model }: Snapshot): readonly (readonly [string, string])[] {
  const labelOf = (row: string) => [...model.benefits, ...model.costLines].find(({ id }) => id === row)?.label;
  const texts = model.benefits.flatMap(({ label, differs = [] }) =>
    differs.flatMap(({ from, why }) => {
      const other = labelOf(from);
      return other === undefined ? [] : sentencesOf([`${label} is not the same as ${other}: ${why}`]);
    }),
  );
  return texts.length === 0 ? [] : [['Not counted twice.', texts.join(' ')]];
}

/** Values grouped by their source, which stands in parentheses. */
function fixedText(fixed: readonly Assumption[], issuedOn: string): string {
  const bySource = Map.groupBy(
    fixed,
    (one) => `${one.source}, ${asOfText(one, (date) => dayBesideText(date, issuedOn))}`,
  );
  return [...bySource]
    .map(([source, its]) => {
      const values = its.map((one) => `${one.label} ${assumptionText(one, one.base)}${unitAfter(one.unit)}`);
      return `${values.join(', ')} (${source})`;
    })
    .join('; ');
}

/** For example "Outages avoided 50% in year 1, then 100%", as shares of a full year's amount. */
function countedText({ label, ramp, counted }: BenefitDriver): string {
  const shares = ramp.map((share) => assumptionText(SHARE, share * counted));
  const before = shares.slice(0, -1).map((share, index) => `${share} in year ${index + 1}, `);
  return `${label} ${before.join('')}${before.length === 0 ? '' : 'then '}${shares.at(-1)}`;
}
