import { type ChartDrawing, type Mark, NARROW, strongText, text } from './drawing';
import { type SegmentColor, segmentOf } from './segment';

/** By kind of cost, the fifth hatched; from the seventh on they repeat. */
export const CATEGORY_COLORS = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'hatched', 'chart-before'] as const;

export const categoryColor = (index: number): SegmentColor =>
  CATEGORY_COLORS[index % CATEGORY_COLORS.length] ?? CATEGORY_COLORS[0];

export interface StackedBar {
  readonly label: string;
  readonly detail: string;
  readonly total: string;
  /** Each in the color at its place. */
  readonly values: readonly number[];
}

export interface StackedBars {
  readonly bars: readonly StackedBar[];
  readonly colors: readonly SegmentColor[];
  /** Compares shares: every bar has the full length. */
  readonly areShares?: boolean;
  readonly text: (value: number, total: number) => string;
}

const ROW = 78;
const BAR_TOP = 24;
const BAR = 22;
const GAP = 2;
const CHARACTER_WIDTH = 7.5;

/** Totals and what they consist of, below each other. */
export function stackedBars(
  width: number,
  { bars, colors, areShares = false, text: textOf }: StackedBars,
): ChartDrawing {
  const totals = bars.map(({ values }) => sum(values));
  const longest = Math.max(...totals);
  return {
    width,
    height: bars.length * ROW - 12,
    marks: bars.flatMap(({ label, detail, total, values }, index): readonly Mark[] => {
      const top = index * ROW;
      const whole = totals[index] ?? 0;
      const scale = width / ((areShares ? whole : longest) || 1);
      return [
        strongText([0, top + 14], label, 'ink'),
        ...(width >= NARROW && detail ? [text([width / 2, top + 14], detail, 'ink-muted', { anchor: 'middle' })] : []),
        strongText([width, top + 14], total, 'value', { anchor: 'end' }),
        ...values.flatMap((value, segment): readonly Mark[] => {
          const color = colors[segment % colors.length];
          if (!color || value <= 0) return [];
          const left = sum(values.slice(0, segment)) * scale;
          const length = value * scale;
          const said = textOf(value, whole);
          const fits = length >= said.length * CHARACTER_WIDTH;
          return [
            ...segmentOf(color, [left, top + BAR_TOP], Math.max(length - GAP, 1), BAR),
            ...(fits ? [text([left, top + BAR_TOP + BAR + 14], said, 'ink-muted')] : []),
          ];
        }),
      ];
    }),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
