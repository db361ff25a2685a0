import { DOCUMENT_GLOSSARY } from '../glossary';
import { caseTables, methodOf, OPTION_HEADS, optionRows, withoutSoftText } from '../sentences';
import type { ValueCase } from '../snapshot/value-case';
import type { Column } from './cells';
import { note, paragraph } from './notes';
import type { Sheet } from './sheet';
import { drawTable } from './table';

const OPTION_COLUMNS: readonly Column[] = OPTION_HEADS.map((name, index) =>
  index === 0 ? { name } : { name, isNumber: true },
);

/** Page 4: the options, risks, and plan. */
export function options(sheet: Sheet, valueCase: ValueCase): void {
  sheet.page('Options and plan');
  sheet.line('H2', 'The options', { face: 'serif', size: 19.5 }, 6);
  sheet.y += 28;
  const rows = optionRows(valueCase).map((cells) => ({ cells }));
  drawTable(sheet, OPTION_COLUMNS, rows, { rowHeight: 19, size: 8.5 });
  const soft = withoutSoftText(valueCase);
  if (soft !== undefined) paragraph(sheet, soft);
  sheet.y += 16 * sheet.density;
  for (const { title, heads, rows: cells } of caseTables(valueCase)) {
    sheet.makeRoom(60);
    sheet.line('H3', title, { face: 'sans-strong', size: 9.75 });
    sheet.y += 16 * sheet.density;
    const columns = heads.map((name) => ({ name, weight: name === 'When' || name === 'Who' ? 1 : 3 }));
    drawTable(
      sheet,
      columns,
      cells.map((row) => ({ cells: row })),
      { rowHeight: 17, size: 8.5 },
    );
    sheet.y += 14 * sheet.density;
  }
}

/** Page 5: how it is computed, what is not counted, and what the words mean. */
export function method(sheet: Sheet, valueCase: ValueCase): void {
  sheet.page('Method and glossary');
  sheet.line('H2', 'How to read this case', { face: 'serif', size: 19.5 }, 6);
  sheet.y += 28;
  for (const [title, text] of methodOf(valueCase)) note(sheet, title, text);
  const terms = DOCUMENT_GLOSSARY.map(([term, meaning]) => `${term}: ${meaning}`);
  note(sheet, 'Glossary.', terms.join(' '));
  const notShown = [...sheet.pen.notShown].map(codeOf).sort();
  if (notShown.length > 0)
    note(
      sheet,
      'Not shown here.',
      `No font of this document has ${notShown.join(', ')}. The workbook has the full text.`,
    );
}

/** For example "U+1D800". */
const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
