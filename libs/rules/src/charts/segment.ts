import type { ChartColor, Mark, Place } from './drawing';

/** `hatched` marks one-time amounts. */
export type SegmentColor = ChartColor | 'hatched';

const HATCH_DISTANCE = 6;

export const segmentOf = (color: SegmentColor, at: Place, width: number, height: number): readonly Mark[] =>
  color === 'hatched' ? hatching(at, width, height) : [{ kind: 'rect', at, width, height, fill: color }];

function hatching([left, top]: Place, width: number, height: number): readonly Mark[] {
  const bottom = top + height;
  const lines: Mark[] = [];
  for (let start = HATCH_DISTANCE - height; start < width; start += HATCH_DISTANCE) {
    const [from, to] = [Math.max(start, 0), Math.min(start + height, width)];
    lines.push({
      kind: 'line',
      stroke: 'ink-muted',
      points: [
        [left + from, bottom - (from - start)],
        [left + to, bottom - (to - start)],
      ],
    });
  }
  const outline: readonly Place[] = [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
    [left, top],
  ];
  return [...lines, { kind: 'line', stroke: 'ink-muted', points: outline }];
}
