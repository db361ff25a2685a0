import type { SegmentColor } from '@casewright/rules';
import { PALETTE } from '../palette';
import type { Sheet } from './sheet';

const DOT = 7;
const STYLE = { size: 8.75, color: 'ink-muted' } as const;

export function drawLegend(
  { pen, doc, left, y }: Sheet,
  entries: readonly { readonly label: string; readonly color: SegmentColor }[],
): void {
  let x = left;
  for (const { label, color } of entries) {
    if (color === 'hatched') hatchedDot(doc, x, y - DOT);
    else pen.box(x, y - DOT, DOT, DOT, color, 1);
    pen.text(label, x + DOT + 5, y - 0.5, STYLE);
    x += DOT + 5 + pen.widthOf(label, STYLE) + 14;
  }
}

function hatchedDot(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.undash().lineWidth(0.6).strokeColor(PALETTE['ink-muted']).rect(x, y, DOT, DOT).stroke();
  doc
    .moveTo(x, y + DOT)
    .lineTo(x + DOT, y)
    .moveTo(x, y + DOT / 2)
    .lineTo(x + DOT / 2, y);
  doc
    .moveTo(x + DOT / 2, y + DOT)
    .lineTo(x + DOT, y + DOT / 2)
    .stroke();
}
