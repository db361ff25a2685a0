import { PALETTE } from '../palette';

/** Draws the product's logo. */
export function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(14 / 24);
  doc.undash().lineWidth(2).lineCap('round').lineJoin('round').strokeColor(PALETTE.accent);
  doc.roundedRect(2, 3, 20, 18, 3).stroke();
  doc.path('M6 16.5 10 12l3 2.5L18 8').stroke();
  doc.circle(18, 8, 2).fill(PALETTE['value-fill']);
  doc.restore();
}
