import { type ChartDrawing, type Mark, NARROW, type Place, text } from './drawing';

export interface TornadoRow {
  readonly label: string;
  readonly low: string;
  readonly base: string;
  readonly high: string;
  /** Change of the result when the assumption is at its low and at its high value. */
  readonly deltaLow: number;
  readonly deltaHigh: number;
}

const HEAD = 22;
const BAR = 16;
const VALUE_WIDTH = 58;
const CHARACTER_WIDTH = 6;
const GAP = 8;
const SIZES = {
  wide: { row: 36, left: 206, barTop: 3 },
  narrow: { row: 40, left: 0, barTop: 18 },
  brief: { row: 22, left: 206, barTop: -1 },
};

/** Rows are sorted by swing, widest first. `isBrief` omits the values, for use beside a table. */
export function tornado(
  width: number,
  rows: readonly TornadoRow[],
  money: (amount: number) => string,
  isBrief = false,
): ChartDrawing {
  const isWide = width >= NARROW;
  const { row, left, barTop } = SIZES[isBrief ? 'brief' : isWide ? 'wide' : 'narrow'];
  const worst = Math.max(0, ...rows.flatMap(({ deltaLow, deltaHigh }) => [-deltaLow, -deltaHigh]));
  const best = Math.max(0, ...rows.flatMap(({ deltaLow, deltaHigh }) => [deltaLow, deltaHigh]));
  const scale = (width - left - 2 * VALUE_WIDTH) / (worst + best || 1);
  const axis = left + VALUE_WIDTH + worst * scale;
  const height = HEAD + rows.length * row;

  const bar = (delta: number, top: number, isWorse: boolean): readonly Mark[] => {
    const end = axis + delta * scale;
    const isLeft = delta < 0 || (delta === 0 && isWorse);
    return [
      {
        kind: 'rect',
        at: [Math.min(axis, end), top],
        width: Math.abs(delta) * scale,
        height: BAR,
        fill: isLeft ? 'chart-before' : 'chart-1',
      },
      text([end + (isLeft ? -6 : 6), top + 12], money(delta), 'ink', isLeft ? { anchor: 'end' } : {}),
    ];
  };

  return {
    width,
    height,
    marks: [
      text([axis - 6, 12], 'worse', 'ink-muted', { anchor: 'end' }),
      text([axis + 6, 12], 'better', 'ink-muted'),
      ...rows.flatMap(({ label, low, base, high, deltaLow, deltaHigh }, index): readonly Mark[] => {
        const top = HEAD + index * row;
        const beside = left || width - widthOf(`${low} / ${base} / ${high}`);
        const shown = fitted(label, beside - GAP);
        return [
          text([0, top + 11], shown, 'ink', shown === label ? {} : { whole: label }),
          ...(isBrief ? [] : [valuesText(isWide ? [0, top + 26] : [width, top + 11], isWide, [low, base, high])]),
          ...bar(deltaLow, top + barTop, true),
          ...bar(deltaHigh, top + barTop, false),
        ];
      }),
      {
        kind: 'line',
        stroke: 'ink-faint',
        points: [
          [axis, 0],
          [axis, height],
        ],
      },
    ],
  };
}

const widthOf = (words: string): number => [...words].length * CHARACTER_WIDTH;

function fitted(label: string, room: number): string {
  if (widthOf(label) <= room) return label;
  const most = Math.max(0, Math.floor(room / CHARACTER_WIDTH) - 1);
  return `${[...label].slice(0, most).join('').trimEnd()}…`;
}

const valuesText = (at: Place, isWide: boolean, [low, base, high]: readonly [string, string, string]): Mark => ({
  ...{ kind: 'text', at, ...(!isWide && { anchor: 'end' }) },
  runs: [
    { text: `${low} / `, tone: 'ink-muted' },
    { text: base, tone: 'ink', isStrong: true },
    { text: ` / ${high}`, tone: 'ink-muted' },
  ],
});
