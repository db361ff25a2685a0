interface StepPoint {
  readonly x: number;
  readonly y: number;
  /** Absent for steps without a label. */
  readonly text?: string | undefined;
}

interface StepLabel {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly anchor: 'middle' | 'start' | 'end';
  readonly text: string;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** In units of the chart, for its largest font size. */
const DIGIT = { width: 9, height: 12 };
const GAP = 6;
const ANCHORS = [
  { anchor: 'middle', before: 0.5 },
  { anchor: 'start', before: 0 },
  { anchor: 'end', before: 1 },
] as const;

/** Labels above their step, where neither the line nor an earlier label is in the way. @param points from left to right */
export function stepLabels(
  points: readonly StepPoint[],
  edges: { readonly left: number; readonly right: number },
): readonly StepLabel[] {
  const taken = lineOf(points, edges.right);
  return points.flatMap(({ x, y, text }) => {
    if (!text) return [];
    const width = text.length * DIGIT.width;
    for (const { anchor, before } of ANCHORS) {
      const left = x - width * before;
      const box = { left, right: left + width, top: y - GAP - DIGIT.height, bottom: y - GAP };
      const isInside = box.left >= edges.left && box.right <= edges.right;
      if (!isInside || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return [{ x, y: box.bottom, anchor, text }];
    }
    return [];
  });
}

/** A vertical and a horizontal part for each step. */
function lineOf(points: readonly StepPoint[], end: number): Box[] {
  return points.flatMap(({ x, y }, index) => {
    const from = points[index - 1]?.y ?? y;
    return [
      { left: x, right: x, top: Math.min(from, y), bottom: Math.max(from, y) },
      { left: x, right: points[index + 1]?.x ?? end, top: y, bottom: y },
    ];
  });
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
