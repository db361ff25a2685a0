import type { PageChart } from '../../../libs/web/src/handle.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Color = (role: string) => string;

export function chartIn(box: Box, chart: PageChart, color: Color): string {
  if (chart.kind === 'columns') return columns(box, chart.groups, color);
  if (chart.kind === 'curves') return curves(box, chart.curves, color);
  return swings(box, chart.swings, color);
}

const BEFORE = ['chart-before'];
const PARTS = ['chart-1', 'chart-2', 'chart-3', 'chart-before', 'chart-4'];

function columns(box: Box, groups: readonly (readonly (readonly number[])[])[], color: Color): string {
  const scale = box.height / Math.max(...groups.flat().map(sum));
  const slot = box.width / groups.length;
  const drawn = groups.flatMap((group, place) => {
    const width = Math.min(64, (slot * 0.72) / group.length);
    const left = box.x + place * slot + (slot - width * group.length) / 2;
    return group.flatMap((parts, column) => {
      // The first of several columns shows the former state.
      const roles = group.length > 1 && column === 0 ? BEFORE : PARTS;
      let top = box.y + box.height;
      return parts.map((part, index) => {
        const height = part * scale;
        top -= height;
        const role = roles[index % roles.length] ?? '';
        return `<rect x="${px(left + column * width)}" y="${px(top)}" width="${px(width - 4)}" height="${px(Math.max(0, height - 2))}" rx="3" fill="${color(role)}"/>`;
      });
    });
  });
  return drawn.join('') + axis(box, box.y + box.height, color);
}

function curves(box: Box, lines: readonly (readonly number[])[], color: Color): string {
  const [low, high] = [Math.min(0, ...lines.flat()), Math.max(...lines.flat())];
  const y = (value: number) => box.y + ((high - value) / (high - low)) * box.height;
  const points = (line: readonly number[]) =>
    line.map((value, index) => [box.x + (index / (line.length - 1)) * box.width, y(value)] as const);
  const drawn = lines.map((line, index) => {
    const counts = index === lines.length - 1;
    const path = points(line).map(([left, top]) => `${px(left)} ${px(top)}`);
    const [stroke, width] = counts ? [color('chart-1'), 6] : [color('chart-3'), 4];
    return `<path d="M${path.join('L')}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
  });
  const [left, top] = points(lines.at(-1) ?? []).at(-1) ?? [0, 0];
  return `${axis(box, y(0), color)}${drawn.join('')}<circle cx="${px(left)}" cy="${px(top)}" r="10" fill="${color('value-fill')}"/>`;
}

function swings(box: Box, bars: readonly (readonly [number, number])[], color: Color): string {
  const low = Math.min(...bars.flat());
  const scale = box.width / (Math.max(...bars.flat()) - low);
  const zero = box.x - low * scale;
  const slot = box.height / bars.length;
  const drawn = bars.flatMap((pair, index) =>
    pair.map((value) => {
      const width = Math.abs(value) * scale;
      const fill = color(value < 0 ? 'chart-before' : 'chart-1');
      return `<rect x="${px(value < 0 ? zero - width : zero)}" y="${px(box.y + index * slot)}" width="${px(width)}" height="${px(slot * 0.68)}" rx="3" fill="${fill}"/>`;
    }),
  );
  return `${drawn.join('')}<path d="M${px(zero)} ${box.y - 8}V${box.y + box.height}" stroke="${color('line-strong')}" stroke-width="2"/>`;
}

const axis = ({ x, width }: Box, y: number, color: Color): string =>
  `<path d="M${x} ${px(y)}h${width}" stroke="${color('line-strong')}" stroke-width="2"/>`;

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

const px = (value: number): string => value.toFixed(1);
