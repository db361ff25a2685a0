import type { ChartDrawing, Mark } from '@casewright/rules';
import { PALETTE } from '../palette';
import type { Pen } from './pen';

/** Chart units that span the page width. */
export const CHART_WIDTH = 690;
const TEXT_SIZE = 12;
const HALO = 4;

/** Draws a chart scaled to `width`. @returns its height on the page */
export function drawChart(
  pen: Pen,
  { width: units, height, marks }: ChartDrawing,
  x: number,
  y: number,
  width: number,
): number {
  const scale = width / units;
  const { doc } = pen;
  doc.save().translate(x, y).scale(scale);
  for (const mark of marks) drawMark(pen, mark);
  doc.restore();
  return height * scale;
}

function drawMark(pen: Pen, mark: Mark): void {
  const { doc } = pen;
  switch (mark.kind) {
    case 'rect': {
      if (mark.width > 0) doc.rect(...mark.at, mark.width, mark.height).fill(PALETTE[mark.fill]);
      return;
    }
    case 'area':
      doc.polygon(...mark.points.map(([x, y]) => [x, y])).fill(PALETTE[mark.fill]);
      return;
    case 'line': {
      doc.lineWidth(mark.isBold ? 2 : 1).strokeColor(PALETTE[mark.stroke]);
      if (mark.isDashed) doc.dash(3, { space: 3 });
      else doc.undash();
      mark.points.forEach(([x, y], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
      doc.stroke();
      return;
    }
    case 'dot':
      doc
        .undash()
        .lineWidth(2)
        .circle(...mark.at, mark.radius)
        .fillAndStroke(PALETTE[mark.fill], PALETTE.surface);
      return;
    case 'text':
      drawText(pen, mark);
  }
}

function drawText(pen: Pen, { at: [x, y], runs, anchor, hasHalo }: Extract<Mark, { kind: 'text' }>): void {
  const styled = runs.map(({ text, tone, isStrong }) => ({
    text,
    style: { size: TEXT_SIZE, color: tone, ...(isStrong && { face: 'sans-strong' as const }) },
  }));
  const width = styled.reduce((sum, { text, style }) => sum + pen.widthOf(text, style), 0);
  let left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  if (hasHalo) pen.box(left - HALO / 2, y - TEXT_SIZE, width + HALO, TEXT_SIZE + HALO, 'surface');
  for (const { text, style } of styled) {
    pen.text(text, left, y, style);
    left += pen.widthOf(text, style);
  }
}
