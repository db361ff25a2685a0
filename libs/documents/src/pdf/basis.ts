import {
  asOfText,
  type Assumption,
  assumptionText,
  breakEvenTexts,
  type Confidence,
  dayBesideText,
  FIXED_GROUP,
  moneyChangeText,
  resultTexts,
  tornado,
  unitAfter,
} from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';
import { kindText, rangeText } from '../sentences';
import type { Cell, Column } from './cells';
import { CHART_WIDTH, drawChart } from './chart';
import type { Sheet } from './sheet';
import { NOTE_HEIGHT, paragraph } from './notes';
import { drawTable } from './table';

const COLUMNS: readonly Column[] = [
  { name: 'Assumption', weight: 4 },
  { name: 'Value', isNumber: true },
  { name: 'Low to high', isNumber: true },
  { name: 'Source', weight: 4.6 },
  { name: 'Kind', weight: 2.2 },
  { name: 'Confidence', weight: 2.1 },
];
const LOOK = { rowHeight: 15.5, size: 8 };
const SHOWN_SWINGS = 7;
const CONFIDENCE: Readonly<Record<Confidence, string>> = { low: 'Low', medium: 'Medium', high: 'High' };

/** Page 3: assumptions and sensitivity. */
export function basis(sheet: Sheet, valueCase: ValueCase): void {
  const { pen, left, width } = sheet;
  const { snapshot, summary } = valueCase;
  const { assumptions } = snapshot.model;
  sheet.page('Assumptions and sensitivity');
  sheet.line('H2', 'What the numbers rest on', { face: 'serif', size: 19.5 }, 6);
  sheet.y += 26;
  const moved = assumptions.filter(({ group }) => group !== FIXED_GROUP);
  drawTable(
    sheet,
    COLUMNS,
    moved.map((assumption) => ({ cells: cellsOf(assumption, snapshot.issuedOn) })),
    LOOK,
  );

  const rows = summary.swings.slice(0, Math.round(SHOWN_SWINGS * sheet.density)).map((swing) => ({
    ...swing,
    low: assumptionText(swing, swing.low),
    base: assumptionText(swing, swing.base),
    high: assumptionText(swing, swing.high),
  }));
  const drawing = tornado(CHART_WIDTH, rows, moneyChangeText, true);
  sheet.y += 12;
  sheet.makeRoom((drawing.height * width) / CHART_WIDTH + 24);
  const value = resultTexts(summary).money(summary.netPresentValue.base);
  const heading = `What moves the net present value of ${value}`;
  sheet.line('H3', heading, { face: 'sans-strong', size: 9.75 });
  const alt = rows
    .map(({ label, deltaLow, deltaHigh }) => `${label}: ${moneyChangeText(deltaLow)} to ${moneyChangeText(deltaHigh)}`)
    .join(', ');
  pen.structure.part(
    'Figure',
    () => (sheet.y += drawChart(pen, drawing, left, sheet.y + 8, width) + 26 * sheet.density),
    {
      alt,
    },
  );

  if (valueCase.breakEvens.length > 0) {
    sheet.makeRoom(NOTE_HEIGHT * (valueCase.breakEvens.length + 2) + 20);
    sheet.line('H3', 'What must be true', { face: 'sans-strong', size: 9.75 });
    sheet.y += 14 * sheet.density;
    for (const text of breakEvenTexts(valueCase.breakEvens, valueCase.summary.netPresentValue.base))
      paragraph(sheet, text);
    sheet.y += 10 * sheet.density;
  }
}

const cellsOf = (assumption: Assumption, issuedOn: string): readonly (Cell | string)[] => {
  const { label, unit, base, source, confidence } = assumption;
  // Labels of USD amounts already say per what, and there is no room to repeat it.
  const after = unit.startsWith('USD') ? '' : unitAfter(unit);
  return [
    label,
    { text: assumptionText(assumption, base), after },
    rangeText(assumption),
    { text: source, after: `, ${asOfText(assumption, (date) => dayBesideText(date, issuedOn))}` },
    kindText(assumption, issuedOn),
    CONFIDENCE[confidence],
  ];
};
