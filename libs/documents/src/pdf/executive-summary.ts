import { cashCurve, shortMoneyText } from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';
import { headline, qualifications, readerText, sentencesOf, threeNumbers, writtenParts } from '../sentences';
import { yearText } from '../words';
import { CHART_WIDTH, drawChart } from './chart';
import type { Sheet } from './sheet';

const BODY = { size: 9.75, color: 'ink-muted' } as const;
const HEADING = { face: 'sans-strong', size: 9.75 } as const;
const CHART_ROOM = 250;
/** A lower chart begins a page. */
const LEAST_CHART_ROOM = 150;

/** Page 1: the answer, its three numbers and the cash flow. */
export function executiveSummary(sheet: Sheet, valueCase: ValueCase): void {
  const { snapshot, summary } = valueCase;
  const { pen, left, width } = sheet;
  const { prospect, scope, findings, takes, asked } = snapshot;
  sheet.page('Value case, confidential', 'Executive summary');
  const { structure } = pen;
  sheet.line('P', 'Executive summary', { face: 'sans-strong', size: 9, color: 'accent' });
  const title = headline(valueCase);
  structure.part('H1', () => {
    sheet.y = pen.paragraph(title, left, sheet.y + 34, width, { face: 'serif', size: 26 }, 1.17);
  });
  const about = sentencesOf([`Prepared for ${readerText(prospect)}`, scope]).join(' ');
  structure.part('P', () => {
    sheet.y = pen.paragraph(about, left, sheet.y - 4, width, { ...BODY, size: 10 }, 1.45);
  });
  sheet.y = drawNumbers(sheet, sheet.y + 4, summary) + 18;
  for (const text of qualifications(valueCase)) {
    structure.part('P', () => {
      sheet.y = pen.paragraph(text, left, sheet.y, width, { ...BODY, size: 8.75 }, 1.4);
    });
  }
  sheet.y += 12;

  const sides = [
    writtenParts([['What we found', findings]]),
    writtenParts([
      ['What it takes', [takes]],
      ['Decision asked for', [asked]],
    ]),
  ].filter((parts) => parts.length > 0);
  if (sides.length > 0) writeParts(sheet, sides);
  sheet.y += 8;
  const available = ((sheet.room - 20) * CHART_WIDTH) / width;
  const height = Math.min(CHART_ROOM * sheet.density, available < LEAST_CHART_ROOM ? Infinity : available);
  sheet.makeRoom((height / CHART_WIDTH) * width + 20);
  sheet.line('H2', 'Cumulative cash flow, compared with staying', HEADING);
  const drawing = cashCurve(CHART_WIDTH, { ...summary, money: shortMoneyText }, height);
  const alt = summary.cumulative.base.map((amount, year) => `${yearText(year)}: ${shortMoneyText(amount)}`).join(', ');
  structure.part('Figure', () => (sheet.y += 12 + drawChart(pen, drawing, left, sheet.y + 12, width)), {
    alt,
  });
}

function drawNumbers({ pen, left, width }: Sheet, top: number, summary: ValueCase['summary']): number {
  pen.rule(left, top, width, 'ink', 1.4);
  const third = width / 3;
  threeNumbers(summary).forEach(({ label, value, about }, index) => {
    const x = left + index * third + (index === 0 ? 0 : 17);
    const room = third - 20;
    if (index > 0) pen.box(left + index * third, top + 1, 0.75, 88, 'line');
    pen.structure.part('P', () => {
      pen.text(label, x, top + 22, { size: 8.75, color: 'ink-muted' });
      const color = index === 0 ? 'value' : 'ink';
      pen.text(value, x, top + 54, pen.fitted(value, { face: 'serif', size: 26, color }, room));
      pen.text(about, x, top + 72, pen.fitted(about, { size: 8, color: 'ink-muted' }, room));
    });
  });
  pen.rule(left, top + 89, width);
  return top + 89;
}

type Part = readonly [heading: string, paragraphs: readonly string[]];

const GAP = 26;
const LINE = BODY.size * 1.5;

/** Side by side if both sides fit on the page, else one below the other across pages. */
function writeParts(sheet: Sheet, sides: readonly (readonly Part[])[]): void {
  const column = (sheet.width - GAP * (sides.length - 1)) / sides.length;
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
  const { pen } = sheet;
  pen.structure.part('H2', () => pen.text(heading, x, sheet.y, HEADING));
  sheet.y += 18;
  for (const paragraph of paragraphs) {
    pen.structure.part('P', () => {
      for (const line of pen.linesOf(paragraph, width, BODY)) {
        sheet.makeRoom(LINE);
        pen.text(line, x, sheet.y, BODY, 'start', width);
        sheet.y += LINE;
      }
    });
    sheet.y += 4.5;
  }
  sheet.y += 5;
}
