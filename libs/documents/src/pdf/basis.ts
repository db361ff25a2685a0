import {
  type Assumption,
  assumptionText,
  type Confidence,
  dayBesideText,
  FIXED_GROUP,
  moneyChangeText,
  shortMoneyText,
  tornado,
  unitAfter,
} from '@casewright/rules';
import type { ValueCase } from '../snapshot/value-case';
import { methodOf } from '../sentences';
import type { Cell, Column } from './cells';
import { CHART_WIDTH, drawChart } from './chart';
import type { Sheet } from './sheet';
import { drawTable } from './table';

const COLUMNS: readonly Column[] = [
  { name: 'Assumption', weight: 4 },
  { name: 'Value', isNumber: true },
  { name: 'Low to high', isNumber: true },
  { name: 'Source', weight: 5 },
  { name: 'Confidence', weight: 1.4 },
];
const LOOK = { rowHeight: 15.5, size: 8 };
const LINE = 1.45;
const SHOWN_SWINGS = 7;
const CONFIDENCE: Readonly<Record<Confidence, string>> = { low: 'Low', medium: 'Medium', high: 'High' };
const TEXT = { size: 8, color: 'ink-muted' } as const;

/** Page 3: assumptions, sensitivity and method. */
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
  const heading = `What moves the net present value of ${shortMoneyText(summary.netPresentValue.base)}`;
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

  for (const [title, text] of methodOf(valueCase)) note(sheet, title, text);
  const notShown = [...pen.notShown].map(codeOf).sort();
  if (notShown.length > 0)
    note(
      sheet,
      'Not shown here.',
      `No font of this document has ${notShown.join(', ')}. The workbook has the full text.`,
    );
}

/** For example "U+1D800". */
const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

const cellsOf = (assumption: Assumption, issuedOn: string): readonly (Cell | string)[] => {
  const { label, unit, base, low, high, source, asOf, confidence } = assumption;
  const text = (value: number) => assumptionText(assumption, value);
  const range = low === undefined || high === undefined ? 'counted' : `${text(low)} to ${text(high)}`;
  // Labels of USD amounts already say per what, and there is no room to repeat it.
  const after = unit.startsWith('USD') ? '' : unitAfter(unit);
  return [
    label,
    { text: text(base), after },
    range,
    { text: source, after: `, ${dayBesideText(asOf, issuedOn)}` },
    CONFIDENCE[confidence],
  ];
};

function note(sheet: Sheet, title: string, text: string): void {
  const { pen, left, width } = sheet;
  const strong = { ...TEXT, face: 'sans-strong', color: 'ink' } as const;
  const lead = pen.widthOf(`${title} `, strong);
  const lines = pen.linesOf(`${title} ${text}`, width, TEXT);
  sheet.makeRoom(lines.length * TEXT.size * LINE * sheet.density);
  pen.structure.part('P', () => {
    pen.text(title, left, sheet.y, strong);
    sheet.y = continued(sheet, text, lead) + 3 * sheet.density;
  });
}

/** Writes a paragraph whose first line starts after a lead-in `lead` points wide. */
function continued(sheet: Sheet, text: string, lead: number): number {
  const { pen, left, width } = sheet;
  const words = text.split(' ');
  let first = '';
  while (words.length > 0 && lead + pen.widthOf(`${first} ${words[0]}`, TEXT) <= width)
    first = `${first} ${words.shift()}`;
  pen.text(first.trim(), left + lead, sheet.y, TEXT);
  const leading = LINE * sheet.density;
  const next = sheet.y + TEXT.size * leading;
  return words.length === 0 ? next : pen.paragraph(words.join(' '), left, next, width, TEXT, leading);
}
