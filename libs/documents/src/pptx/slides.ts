import {
  asOfText,
  type Assumption,
  assumptionText,
  breakEvenTexts,
  capitalized,
  categoryColor,
  dayText,
  dollarsText,
  internalRateNote,
  moneyChangeText,
  resultTexts,
  type SegmentColor,
  type SolutionSummary,
  unitAfter,
  yearsText,
} from '@casewright/rules';
import type { Color } from '../palette';
import type { ValueCase } from '../snapshot/value-case';
import { DOCUMENT_GLOSSARY } from '../glossary';
import {
  caseTables,
  headline,
  kindText,
  methodOf,
  movingTexts,
  OPTION_HEADS,
  optionRows,
  qualifications,
  withoutSoftText,
  rangeText,
  readerText,
  sentencesOf,
  threeNumbers,
  writtenParts,
} from '../sentences';
import { textOf } from '../text-of';
import { thousandsChangeText, thousandsText, yearText } from '../words';
import { type Deck, colorOf, LEFT, SANS, short, type Slide, TOP, WIDTH } from './deck';

const SHOWN_SWINGS = 8;
/** Lines of text that a table of `SMALL` print can have. */
const LINES_PER_SLIDE = 24;
const SMALL = 11;
/** Space around the text of a row, in lines. */
const ROW_MARGIN = 0.6;
/** Characters of small print by inch, in the widest case that is usual. */
const CHARACTERS_PER_INCH = 13;
const SOLUTIONS_PER_TABLE = 3;
const CASE_ROWS_PER_SLIDE = 6;
const NAME_LENGTH = 48;
/** Longer texts would fill a slide of their own. The workbook has them whole. */
const TEXT_LENGTH = 700;

/** One unit for a whole axis; cells keep exact dollars. */
const THOUSANDS = '$#,##0,"K";-$#,##0,"K";$0';
const MILLIONS = '$#,##0.0#,,"M";-$#,##0.0#,,"M";$0';

function axesFor(amounts: readonly number[]) {
  const format = amounts.some((amount) => Math.abs(amount) >= 1_000_000) ? MILLIONS : THOUSANDS;
  return { ...AXES, valAxisLabelFormatCode: format, dataLabelFormatCode: format };
}

const AXES = {
  catAxisLabelFontFace: SANS,
  valAxisLabelFontFace: SANS,
  catAxisLabelFontSize: 11,
  valAxisLabelFontSize: 10,
  dataLabelFontFace: SANS,
  valGridLine: { color: colorOf('line'), size: 0.75 },
  legendFontFace: SANS,
  legendFontSize: 11,
};
const CHART = { x: LEFT, y: TOP, w: WIDTH, h: 4.9 };

const named = (text: string): string => textOf(short(text, NAME_LENGTH));

export function titleSlide(deck: Deck, valueCase: ValueCase): void {
  const { snapshot } = valueCase;
  const { prospect, title, scope, seller, brand, version, issuedOn } = snapshot;
  const slide = deck.bare([
    headline(valueCase),
    ...sentencesOf([scope.trim() === '' ? title : `${title}: ${scope}`]),
    `Prepared by ${seller} with ${brand}.`,
  ]);
  const box = (y: number, h: number) => ({ x: LEFT, y, w: WIDTH, h });
  deck.text(slide, brand, box(0.6, 0.4), { size: 14, color: 'accent', isStrong: true });
  deck.text(slide, short(prospect.company, 120), box(1.9, 1), { size: 22, color: 'ink-muted' });
  deck.text(slide, short(headline(valueCase), 180), box(2.6, 1.9), { size: 36, isSerif: true });
  const about = [`Prepared for ${readerText(prospect)}`, `Version ${version}, ${dayText(issuedOn)}`];
  deck.text(
    slide,
    about.map((line) => short(line, 120)),
    box(4.8, 0.8),
    { size: 14, color: 'ink-muted' },
  );
}

export function answerSlide(deck: Deck, valueCase: ValueCase): void {
  const { snapshot, summary, proposal } = valueCase;
  const { netPresentValue, internalRate, returnOnInvestment } = proposal;
  const note = internalRateNote(internalRate);
  const texts = resultTexts(summary);
  const { money } = texts;
  const slide = deck.slide(headline(valueCase), [
    `Net present value ${money(netPresentValue)} at ${assumptionText({ unit: '%' }, summary.discountRate)}; low ${money(summary.netPresentValue.low)}, high ${money(summary.netPresentValue.high)}.`,
    `Internal rate of return: ${texts.internalRate(internalRate).toLowerCase()}. ${note === undefined ? '' : `${note} `}Return on investment: ${texts.returnOnInvestment(returnOnInvestment).toLowerCase()}.`,
    ...snapshot.findings,
  ]);
  const third = WIDTH / 3;
  threeNumbers(summary).forEach(({ label, value, about }, index) => {
    const x = LEFT + index * third;
    const at = (y: number, h: number) => ({ x, y, w: third - 0.2, h });
    deck.text(slide, label, at(TOP, 0.3), { size: 12, color: 'ink-muted' });
    const color = index === 0 ? 'value' : 'ink';
    deck.text(slide, value, at(TOP + 0.3, 0.75), { size: value.length > 10 ? 20 : 36, isSerif: true, color });
    deck.text(slide, about, at(TOP + 1.1, 0.3), { size: 11, color: 'ink-muted' });
  });
  deck.text(slide, qualifications(valueCase), { x: LEFT, y: 3.1, w: WIDTH, h: 0.5 }, { size: 10, color: 'ink-muted' });
  const half = WIDTH / 2 - 0.2;
  const side = (x: number, heading: string, texts: readonly string[]) => {
    deck.text(slide, heading, { x, y: 3.75, w: half, h: 0.3 }, { size: 13, isStrong: true });
    const length = texts.join('').length;
    deck.text(slide, texts, { x, y: 4.1, w: half, h: 2.7 }, { size: length > 900 ? 9 : 13, color: 'ink-muted' });
  };
  const sides = writtenParts([
    ['What we found', snapshot.findings],
    ['What it takes, and the decision asked for', [snapshot.takes, snapshot.asked]],
  ]);
  sides.forEach(([heading, texts], index) => side(LEFT + index * (half + 0.4), heading, texts));
}

export function optionsSlide(deck: Deck, valueCase: ValueCase): void {
  const soft = withoutSoftText(valueCase);
  const slide = deck.slide('The options', [
    'Each is compared with doing nothing. Amounts are rounded to the precision of the estimates behind them.',
    ...(soft === undefined ? [] : [soft]),
  ]);
  const rows = [OPTION_HEADS, ...optionRows(valueCase).map(([name = '', ...rest]) => [named(name), ...rest])];
  deck.table(slide, rows, { x: LEFT, y: TOP, w: WIDTH }, [3.4, 1.3, 1.4, 1.4, 1.75, 1.4, 1.28], { numbers: 6 });
  if (soft !== undefined)
    deck.text(slide, soft, { x: LEFT, y: 6.2, w: WIDTH, h: 0.6 }, { size: 12, color: 'ink-muted' });
}

export function costChartSlide(deck: Deck, { snapshot, summary }: ValueCase): void {
  const years = yearsText(snapshot.model.horizonYears);
  const slide = deck.slide('Where the money goes, and what changes', [
    `Cost of ownership over ${years}, before discounting and before benefits.`,
    ...summary.solutions.map(({ name, total }) => `${name}: ${resultTexts(summary).money(total)}`),
  ]);
  // Charts draw bars from the bottom up.
  const solutions = summary.solutions.toReversed();
  const labels = solutions.map(({ name }) => named(name));
  const kinds = summary.solutions[0]?.categories.map(({ label }) => label) ?? [];
  slide.addChart(
    deck.pptx.ChartType.bar,
    kinds.map((kind, index) => ({
      name: named(kind),
      labels,
      values: solutions.map(({ categories }) => categories[index]?.amount ?? 0),
    })),
    {
      ...{ ...axesFor(solutions.map(({ total }) => total)), ...CHART },
      ...{ barDir: 'bar', barGrouping: 'stacked', barGapWidthPct: 60 },
      ...{ showLegend: true, legendPos: 'b', showValue: false },
      chartColors: kinds.map((_, index) => colorOf(fillOf(categoryColor(index)))),
      altText: textOf(`Cost of ownership by solution and kind over ${years}`),
    },
  );
}

/** Charts of slides have no hatching. */
const fillOf = (color: SegmentColor): Color => (color === 'hatched' ? 'ink-faint' : color);

/** As many slides as needed: more solutions do not fit side by side. */
export function costTableSlides(deck: Deck, { snapshot, summary }: ValueCase): void {
  const before = summary.solutions.find(({ name }) => name === summary.today);
  const others = summary.solutions.filter((solution) => solution !== before);
  for (let from = 0; from < Math.max(others.length, 1); from += SOLUTIONS_PER_TABLE) {
    const slide = deck.slide(from === 0 ? 'Cost of ownership by kind' : 'Cost of ownership by kind, continued', [
      'Thousands, before discounting and before benefits. Each line is rounded before it is added.',
    ]);
    costTable(deck, slide, snapshot, before, others.slice(from, from + SOLUTIONS_PER_TABLE));
  }
}

function costTable(
  deck: Deck,
  slide: Slide,
  { model }: ValueCase['snapshot'],
  before: SolutionSummary | undefined,
  others: readonly SolutionSummary[],
): void {
  const row = (label: string, amountOf: (solution: SolutionSummary) => number) => [
    named(label),
    ...(before ? [thousandsText(amountOf(before))] : []),
    ...others.flatMap((solution) => {
      const amount = amountOf(solution);
      return [thousandsText(amount), thousandsChangeText(amount - (before ? amountOf(before) : 0))];
    }),
  ];
  const heads = [...(before ? [before.name] : []), ...others.flatMap(({ name }) => [name, 'Change'])].map(named);
  const kinds = before?.categories ?? [];
  const rows = [
    [`Thousands of ${model.currency}`, ...heads],
    ...kinds.map(({ label }, index) => row(label, ({ categories }) => categories[index]?.amount ?? 0)),
    row(capitalized(yearsText(model.horizonYears)), ({ total }) => total),
  ];
  const rest = (WIDTH - 3) / heads.length;
  deck.table(slide, rows, { x: LEFT, y: TOP, w: WIDTH }, [3, ...heads.map(() => rest)], {
    ...{ numbers: heads.length, hasTotal: true },
  });
}

export function cashFlowSlide(deck: Deck, { snapshot, summary, proposal }: ValueCase): void {
  const { base, low, high } = summary.paybackMonth;
  const back = base === undefined ? 'It doesn’t pay back within the horizon' : `It pays back in month ${base}`;
  const month = (value: number | undefined) => (value === undefined ? 'not within the horizon' : `month ${value}`);
  const slide = deck.slide(back, [
    'Cumulative cash flow, compared with staying. Each year is spread evenly over its months.',
    `Payback: low ${month(low)}, base ${month(base)}, high ${month(high)}.`,
    `Net cash flow by year: ${proposal.netCashFlow.map(dollarsText).join(', ')}.`,
  ]);
  const labels = Array.from({ length: snapshot.model.horizonYears + 1 }, (_, year) => yearText(year));
  const series = (name: string, values: readonly number[]) => ({ name, labels, values: [...values] });
  const { cumulative } = summary;
  slide.addChart(
    deck.pptx.ChartType.line,
    [series('Low', cumulative.low), series('Base', cumulative.base), series('High', cumulative.high)],
    {
      ...{ ...axesFor(Object.values(cumulative).flat()), ...CHART },
      ...{ showLegend: true, legendPos: 'b', lineSize: 2.5, catAxisLabelPos: 'low' },
      chartColors: [colorOf('chart-4'), colorOf('value-fill'), colorOf('chart-2')],
      altText: 'Cumulative cash flow in the low, base, and high scenario',
    },
  );
}

export function sensitivitySlide(deck: Deck, { summary }: ValueCase): void {
  const swings = summary.swings.slice(0, SHOWN_SWINGS);
  const slide = deck.slide(
    `What moves the net present value of ${resultTexts(summary).money(summary.netPresentValue.base)}`,
    [
      'Each assumption alone at its low and its high value, the others at their base.',
      ...swings.map(
        (swing) =>
          `${swing.label}: ${assumptionText(swing, swing.low)} to ${assumptionText(swing, swing.high)}, ${moneyChangeText(swing.deltaLow)} to ${moneyChangeText(swing.deltaHigh)}`,
      ),
    ],
  );
  const drawn = swings.toReversed();
  const labels = drawn.map(({ label }) => named(label));
  if (swings.length === 0) {
    const none = 'No assumption of this model has a range.';
    return deck.text(slide, none, { ...CHART, h: 0.5 }, { size: 14, color: 'ink-muted' });
  }
  slide.addChart(
    deck.pptx.ChartType.bar,
    [
      { name: 'At its low value', labels, values: drawn.map(({ deltaLow }) => deltaLow) },
      { name: 'At its high value', labels, values: drawn.map(({ deltaHigh }) => deltaHigh) },
    ],
    {
      ...{ ...axesFor(drawn.flatMap(({ deltaLow, deltaHigh }) => [deltaLow, deltaHigh])), ...CHART },
      ...{ barDir: 'bar', barGrouping: 'stacked', barGapWidthPct: 40 },
      ...{ catAxisLabelPos: 'low', showLegend: true, legendPos: 'b' },
      chartColors: [colorOf('chart-before'), colorOf('chart-1')],
      altText: 'Change of the net present value at the low and the high value of each assumption',
    },
  );
}

export function breakEvenSlide(deck: Deck, valueCase: ValueCase): void {
  const [about, ...texts] = breakEvenTexts(valueCase.breakEvens, valueCase.summary.netPresentValue.base);
  if (about === undefined) return;
  const slide = deck.slide('What must be true', [about, ...texts]);
  deck.text(slide, about, { x: LEFT, y: TOP, w: WIDTH, h: 0.5 }, { size: 14, color: 'ink-muted' });
  deck.text(slide, texts, { x: LEFT, y: TOP + 0.8, w: WIDTH, h: 3.8 }, { size: 18 });
}

export function movingSlide(deck: Deck, { compiled }: ValueCase): void {
  const texts = movingTexts(compiled);
  const slide = deck.slide('What moving takes', texts);
  const size = texts.length > 4 ? 12 : 16;
  deck.text(slide, texts, { x: LEFT, y: TOP, w: WIDTH, h: 4.6 }, { size, color: 'ink-muted' });
}

/** All assumptions on as many slides as needed. Widest swings first, then assumptions without a range. */
export function assumptionSlides(deck: Deck, { snapshot, summary }: ValueCase): void {
  const { assumptions } = snapshot.model;
  const place = new Map(summary.swings.map(({ id }, index) => [id, index]));
  const rankOf = (id: string) => place.get(id) ?? assumptions.length;
  const sorted = assumptions.toSorted((one, other) => rankOf(one.id) - rankOf(other.id));
  const heads = ['Assumption', 'Value', 'Low to high', 'Kind', 'Source'];
  const rows = sorted.map((assumption) => assumptionRow(assumption, snapshot.issuedOn));
  const widths = [3, 1.5, 2.1, 1.1, 4.23];
  for (const [index, shown] of inSlides(rows, widths).entries()) {
    const slide = deck.slide(index === 0 ? 'What the numbers rest on' : 'What the numbers rest on, continued', [
      'Those that move the result most come first. The workbook has who owns each of them.',
    ]);
    deck.table(slide, [heads, ...shown], { x: LEFT, y: TOP, w: WIDTH }, widths, { numbers: 2, size: SMALL });
  }
}

/** What was counted and left out in the files that numbers come from. */
export function countedSlides(deck: Deck, { snapshot: { fileStatements = [] } }: ValueCase): void {
  const widths = [3.4, WIDTH - 3.4];
  const rows = fileStatements.map(({ file, statement }) => [named(file), textOf(short(statement, TEXT_LENGTH))]);
  for (const [index, shown] of inSlides(rows, widths).entries()) {
    const title = index === 0 ? 'What was counted in the files' : 'What was counted in the files, continued';
    const slide = deck.slide(title, ['Numbers of this case were read from these files.']);
    deck.table(slide, [['File', 'Counted'], ...shown], { x: LEFT, y: TOP, w: WIDTH }, widths, { size: SMALL });
  }
}

/** Rows of small print in as many slides as their texts need. */
function inSlides(
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): readonly (readonly (readonly string[])[])[] {
  const slides: (readonly string[])[][] = [];
  let left = 0;
  for (const row of rows) {
    const linesOf = (text: string, column: number) =>
      Math.ceil(text.length / ((widths[column] ?? 1) * CHARACTERS_PER_INCH));
    const lines = Math.max(...row.map(linesOf));
    if (lines > left) {
      slides.push([]);
      left = LINES_PER_SLIDE;
    }
    slides.at(-1)?.push(row);
    left -= Math.max(lines, 1) + ROW_MARGIN;
  }
  return slides;
}

function assumptionRow(assumption: Assumption, issuedOn: string): readonly string[] {
  const { label, unit, base, source } = assumption;
  return [
    named(label),
    `${assumptionText(assumption, base)}${unitAfter(unit)}`,
    rangeText(assumption),
    kindText(assumption, issuedOn),
    textOf(short(`${source}, ${asOfText(assumption, dayText)}`, TEXT_LENGTH)),
  ];
}

/** Risks, plan, and next steps, as far as the case has them, on as many slides as they need. */
export function caseSlides(deck: Deck, valueCase: ValueCase): void {
  for (const { title, heads, rows } of caseTables(valueCase)) {
    for (let from = 0; from < rows.length; from += CASE_ROWS_PER_SLIDE) {
      const slide = deck.slide(
        from === 0 ? title : `${title}, continued`,
        rows.map((row) => row.join('. ')),
      );
      const shown = rows.slice(from, from + CASE_ROWS_PER_SLIDE).map((row) => row.map((text) => short(text, 220)));
      const narrow = heads.filter((head) => head === 'When' || head === 'Who').length;
      const wide = (WIDTH - narrow * 2.2) / (heads.length - narrow);
      const widths = heads.map((head) => (head === 'When' || head === 'Who' ? 2.2 : wide));
      deck.table(slide, [heads, ...shown], { x: LEFT, y: TOP, w: WIDTH }, widths);
    }
  }
}

export function glossarySlide(deck: Deck): void {
  const slide = deck.slide('Glossary', ['The words of this case.']);
  deck.table(slide, [['Term', 'Meaning'], ...DOCUMENT_GLOSSARY], { x: LEFT, y: TOP, w: WIDTH }, [3, WIDTH - 3]);
}

export function methodSlide(deck: Deck, { snapshot, ...valueCase }: ValueCase): void {
  const [[title, text] = ['', ''], ...notes] = methodOf({ snapshot, ...valueCase });
  const { leftOut } = snapshot;
  const hasLeftOut = leftOut.trim() !== '';
  const slide = deck.slide(title.replace('.', ''), [text, ...notes.map((note) => note.join(' '))]);
  deck.text(slide, text, { x: LEFT, y: TOP, w: WIDTH, h: 2.6 }, { size: 14, color: 'ink-muted' });
  if (!hasLeftOut) return;
  deck.text(slide, 'Not counted', { x: LEFT, y: 4.5, w: WIDTH, h: 0.3 }, { size: 13, isStrong: true });
  const size = leftOut.length > 900 ? 9 : 14;
  deck.text(slide, leftOut, { x: LEFT, y: 4.85, w: WIDTH, h: 2 }, { size, color: 'ink-muted' });
}
