import type { WriteSheet } from 'hucre/xlsx';
import { DOCUMENT_GLOSSARY } from '../glossary';
import { caseTables, methodOf, OPTION_HEADS, optionRows } from '../sentences';
import type { ValueCase } from '../snapshot/value-case';
import { Grid } from './grid';

/** The words of the case: decision, risks, plan, method, and glossary. */
export function caseSheet(valueCase: ValueCase): WriteSheet {
  const grid = new Grid('Case');
  const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) => {
    if (rows.length === 0) return;
    grid.next();
    grid.put(0, title, 'heading');
    grid.next();
    heads.forEach((head, column) => grid.put(column, head, 'head'));
    grid.next();
    for (const row of rows) {
      row.forEach((text, column) => grid.put(column, text, 'text'));
      grid.next();
    }
  };
  const { takes, asked, findings } = valueCase.snapshot;
  grid.put(0, 'The case', 'title');
  grid.next();
  const texts = [...findings.map((text) => ['Finding', text]), ['What it takes', takes], ['Decision asked for', asked]];
  table(
    'In words',
    ['', ''],
    texts.filter(([, text = '']) => text.trim() !== ''),
  );
  table('The options, as issued', OPTION_HEADS, optionRows(valueCase));
  for (const { title, heads, rows } of caseTables(valueCase)) table(title, heads, rows);
  table(
    'How to read this case',
    ['', ''],
    methodOf(valueCase).map(([title, text]) => [title.replace(/\.$/, ''), text]),
  );
  table('Glossary', ['Term', 'Meaning'], DOCUMENT_GLOSSARY);
  return grid.sheet({ columns: [34, 90, 30, 20, 20, 20, 20].map((width) => ({ width })) });
}
