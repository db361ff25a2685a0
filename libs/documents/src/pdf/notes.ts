import type { Sheet } from './sheet';

const TEXT = { size: 8, color: 'ink-muted' } as const;
const LINE = 1.45;
/** Points of a line, at most. */
export const NOTE_HEIGHT = TEXT.size * LINE;

export function paragraph(sheet: Sheet, text: string): void {
  const { pen, left, width } = sheet;
  const leading = LINE * sheet.density;
  sheet.makeRoom(pen.linesOf(text, width, TEXT).length * TEXT.size * leading);
  pen.structure.part('P', () => (sheet.y = pen.paragraph(text, left, sheet.y, width, TEXT, leading)));
}

/** A paragraph after a strong title. */
export function note(sheet: Sheet, title: string, text: string): void {
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
