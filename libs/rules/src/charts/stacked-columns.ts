import { type ChartDrawing, type Mark, strongText, text } from './drawing';
import { segmentOf } from './segment';
import type { StackedBars } from './stacked-bars';

const PLOT = 190;
const HEAD = 22;
const LINE = 16;
const GAP = 1.5;
const CHARACTER_WIDTH = 6.6;

/** Labels take at most two lines. */
export function stackedColumns(width: number, { bars, colors }: StackedBars): ChartDrawing {
  const slot = width / Math.max(bars.length, 1);
  const column = Math.min(slot * 0.62, 72);
  const labels = bars.map(({ label }) => linesOf(label, Math.floor(slot / CHARACTER_WIDTH)));
  const lines = Math.max(1, ...labels.map(({ length }) => length));
  const highest = Math.max(0, ...bars.map(({ values }) => sum(values)));
  const ground = HEAD + PLOT;
  return {
    width,
    height: ground + LINE * (lines + 1) + 6,
    marks: [
      ...bars.flatMap(({ label: name, detail, total, values }, index): readonly Mark[] => {
        const middle = slot * (index + 0.5);
        const scale = PLOT / (highest || 1);
        const label = labels[index] ?? [];
        return [
          ...values.flatMap((value, segment): readonly Mark[] => {
            const color = colors[segment % colors.length];
            if (!color || value <= 0) return [];
            const bottom = ground - sum(values.slice(0, segment)) * scale;
            const height = Math.max(value * scale - GAP, 1);
            return segmentOf(color, [middle - column / 2, bottom - height], column, height);
          }),
          strongText([middle, ground - sum(values) * scale - 8], total, 'ink', { anchor: 'middle' }),
          ...label.map((said, line) =>
            text([middle, ground + LINE * (line + 1)], said, 'ink', {
              anchor: 'middle',
              ...(isCut(label) && { whole: name }),
            }),
          ),
          ...(detail
            ? [text([middle, ground + LINE * (label.length + 1)], detail, 'ink-muted', { anchor: 'middle' })]
            : []),
        ];
      }),
      {
        kind: 'line',
        stroke: 'line',
        points: [
          [0, ground],
          [width, ground],
        ],
      },
    ],
  };
}

function linesOf(label: string, most: number): readonly string[] {
  const letters = [...label];
  if (letters.length <= most) return [label];
  const at = letters.lastIndexOf(' ', most);
  const first = letters.slice(0, at > 0 ? at : most);
  const rest = [...letters.slice(first.length).join('').trim()];
  return [first.join(''), rest.length > most ? `${rest.slice(0, Math.max(most - 1, 1)).join('')}…` : rest.join('')];
}

const isCut = (lines: readonly string[]): boolean => lines.at(-1)?.endsWith('…') ?? false;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
