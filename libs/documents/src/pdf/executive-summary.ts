import { cashCurve, percentText, shortMoneyText } from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';
import { yearsText } from '../words';
import { drawChart } from './chart';
import type { Sheet } from './sheet';

const BODY = { size: 9.75, color: 'ink-muted' } as const;
const HEADING = { face: 'sans-strong', size: 9.75 } as const;
const CHART_ROOM = 250;
/** Units of the chart for the width of a page. */
const CHART_WIDTH = 690;

/** The first page: the answer, the three numbers behind it, and how the money comes back. */
export function executiveSummary(sheet: Sheet, { snapshot, summary }: ValueCase): void {
  const { pen, left, width } = sheet;
  const { prospect, scope, findings, takes, asked, model } = snapshot;
  sheet.page('Value case, confidential', 'Executive summary');
  pen.text('Executive summary', left, sheet.y, { face: 'sans-strong', size: 9, color: 'accent' });
  const years = yearsText(model.horizonYears);
  const saved = `${shortMoneyText(Math.abs(summary.saving))} ${summary.saving >= 0 ? 'less' : 'more'}`;
  const title = `Moving to ${summary.proposal} costs ${saved} over ${years} than staying`;
  sheet.y = pen.paragraph(title, left, sheet.y + 34, width, { face: 'serif', size: 26 }, 1.17);
  const about = `Prepared for ${prospect.reader}, ${prospect.role}. ${scope}.`;
  sheet.y = pen.paragraph(about, left, sheet.y - 4, width, { ...BODY, size: 10 }, 1.45);
  sheet.y = threeNumbers(sheet, sheet.y + 4, summary) + 26;

  writeParts(sheet, [
    [['What we found', findings]],
    [
      ['What it takes', [takes]],
      ['What is asked', [asked]],
    ],
  ]);
  sheet.y += 8;
  sheet.makeRoom((CHART_ROOM / CHART_WIDTH) * width + 20);
  pen.text('Cumulative cash flow, compared with staying', left, sheet.y, HEADING);
  const drawing = cashCurve(CHART_WIDTH, { ...summary, money: shortMoneyText }, CHART_ROOM);
  sheet.y += 12 + drawChart(pen, drawing, left, sheet.y + 12, width);
}

function threeNumbers({ pen, left, width }: Sheet, top: number, summary: ValueCase['summary']): number {
  const { netPresentValue, discountRate, paybackMonth, savingShare, saving, solutions, today, proposal } = summary;
  const { low, base, high } = paybackMonth;
  const totalOf = (name: string) => shortMoneyText(solutions.find((one) => one.name === name)?.total ?? 0);
  const numbers = [
    {
      label: 'Net present value',
      value: shortMoneyText(netPresentValue.base),
      about: `at ${percentText(discountRate, 0)}, between ${shortMoneyText(netPresentValue.low)} and ${shortMoneyText(netPresentValue.high)}`,
    },
    {
      label: 'Payback',
      value: base === undefined ? 'Not within the horizon' : `Month ${base}`,
      about: high === undefined || low === undefined ? '' : `between month ${high} and month ${low}`,
    },
    {
      label: 'Cost of ownership',
      value: `${saving >= 0 ? '−' : '+'}${percentText(Math.abs(savingShare))}`,
      about: `from ${totalOf(today)} to ${totalOf(proposal)}`,
    },
  ];
  pen.rule(left, top, width, 'ink', 1.4);
  const third = width / 3;
  numbers.forEach(({ label, value, about }, index) => {
    const x = left + index * third + (index === 0 ? 0 : 17);
    const room = third - 20;
    if (index > 0) pen.box(left + index * third, top + 1, 0.75, 88, 'line');
    pen.text(label, x, top + 22, { size: 8.75, color: 'ink-muted' });
    pen.text(value, x, top + 54, { face: 'serif', size: 26, color: index === 0 ? 'value' : 'ink' }, 'start', room);
    pen.text(about, x, top + 72, { size: 8, color: 'ink-muted' }, 'start', room);
  });
  pen.rule(left, top + 89, width);
  return top + 89;
}

type Part = readonly [heading: string, paragraphs: readonly string[]];

const GAP = 26;
const LINE = BODY.size * 1.5;

/** Side by side where both sides fit on the page; else below each other, on as many pages as they take. */
function writeParts(sheet: Sheet, sides: readonly (readonly Part[])[]): void {
  const column = (sheet.width - GAP) / 2;
  const heights = sides.map((parts) => heightOf(sheet, parts, column));
  const tallest = Math.max(...heights);
  if (tallest > sheet.room) return sides.flat().forEach((part) => writePart(sheet, sheet.left, sheet.width, part));
  const top = sheet.y;
  sides.forEach((parts, index) => {
    sheet.y = top;
    for (const part of parts) writePart(sheet, sheet.left + index * (column + GAP), column, part);
  });
  sheet.y = top + tallest;
}

function heightOf({ pen }: Sheet, parts: readonly Part[], width: number): number {
  const lines = (paragraph: string) => pen.linesOf(paragraph, width, BODY).length;
  return parts.reduce(
    (sum, [, paragraphs]) => sum + 23 + paragraphs.reduce((all, one) => all + lines(one) * LINE + 4.5, 0),
    0,
  );
}

function writePart(sheet: Sheet, x: number, width: number, [heading, paragraphs]: Part): void {
  sheet.makeRoom(18 + LINE);
  sheet.pen.text(heading, x, sheet.y, HEADING);
  sheet.y += 18;
  for (const paragraph of paragraphs) {
    for (const line of sheet.pen.linesOf(paragraph, width, BODY)) {
      sheet.makeRoom(LINE);
      sheet.pen.text(line, x, sheet.y, BODY, 'start', width);
      sheet.y += LINE;
    }
    sheet.y += 4.5;
  }
  sheet.y += 5;
}
