import { type ChartDrawing, type Mark, NARROW, strongText, text } from './drawing';
import { type SegmentColor, segmentOf } from './segment';

export const CATEGORY_COLORS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'hatched', 'chart-before'] as const;

export const categoryColor = (index: number): SegmentColor =>
  CATEGORY_COLORS[index % CATEGORY_COLORS.length] ?? CATEGORY_COLORS[0];

export interface StackedBar {
  readonly label: string;
  readonly detail: string;
  readonly total: string;
  /** In the order of `colors`. */
  readonly values: readonly number[];
}

export interface StackedBars {
  readonly bars: readonly StackedBar[];
  readonly colors: readonly SegmentColor[];
  /** Draws every bar at full length to compare shares. */
  readonly areShares?: boolean;
  readonly text: (value: number, total: number) => string;
  /** Writes values inside their segments and totals at the ends of the bars. */
  readonly isCompact?: boolean;
}

const SIZES = {
  roomy: { row: 78, barTop: 24, bar: 22, end: 0, belowLast: 12 },
  compact: { row: 58, barTop: 21, bar: 26, end: 92, belowLast: 8 },
};
const GAP = 2;
const CHARACTER_WIDTH = 7.5;

export function stackedBars(
  width: number,
  { bars, colors, areShares = false, isCompact = false, text: textOf }: StackedBars,
): ChartDrawing {
  const { row, barTop, bar, end, belowLast } = SIZES[isCompact ? 'compact' : 'roomy'];
  const totals = bars.map(({ values }) => sum(values));
  const longest = Math.max(...totals);
  return {
    width,
    height: bars.length * row - belowLast,
    marks: bars.flatMap(({ label, detail, total, values }, index): readonly Mark[] => {
      const top = index * row;
      const whole = totals[index] ?? 0;
      const below = (left: number, said: string) => text([left, top + barTop + bar + 14], said, 'ink-muted');
      const within = (color: SegmentColor, middle: number, said: string) =>
        text([middle, top + barTop + bar / 2 + 4], said, color === 'chart-1' ? 'surface' : 'ink', { anchor: 'middle' });
      const scale = (width - end) / ((areShares ? whole : longest) || 1);
      return [
        strongText([0, top + 14], label, 'ink'),
        ...(width >= NARROW && detail ? [text([width / 2, top + 14], detail, 'ink-muted', { anchor: 'middle' })] : []),
        isCompact
          ? strongText([whole * scale + 8, top + barTop + bar / 2 + 4], total, 'ink')
          : strongText([width, top + 14], total, 'value', { anchor: 'end' }),
        ...values.flatMap((value, segment): readonly Mark[] => {
          const color = colors[segment % colors.length];
          if (!color || value <= 0) return [];
          const left = sum(values.slice(0, segment)) * scale;
          const length = value * scale;
          const said = textOf(value, whole);
          const fits = length >= said.length * CHARACTER_WIDTH && !(isCompact && color === 'hatched');
          return [
            ...segmentOf(color, [left, top + barTop], Math.max(length - GAP, 1), bar),
            ...(fits ? [isCompact ? within(color, left + length / 2, said) : below(left, said)] : []),
          ];
        }),
      ];
    }),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
