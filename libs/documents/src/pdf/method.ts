import { methodOf } from '../sentences';
import type { ValueCase } from '../snapshot/value-case';
import { note } from './notes';
import type { Sheet } from './sheet';

/** Page 4: how it is computed, and what is left out. */
export function method(sheet: Sheet, valueCase: ValueCase): void {
  sheet.page('Method and limits');
  sheet.line('H2', 'How to read this case', { face: 'serif', size: 19.5 }, 6);
  sheet.y += 28;
  for (const [title, text] of methodOf(valueCase)) note(sheet, title, text);
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
