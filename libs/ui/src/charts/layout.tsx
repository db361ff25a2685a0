import type { ReactNode } from 'react';

/** Charts are drawn once for wide columns and once for phones, so that texts stay readable. */
export type ChartLayout = 'wide' | 'narrow';

export type Chart = (layout: ChartLayout) => ReactNode;

export const chartWidth = (layout: ChartLayout): number => (layout === 'wide' ? 690 : 314);

/** Shows the layout that fits the screen. Screen readers read the table of figures instead. */
export function Drawing({ chart }: { chart: Chart }) {
  return (
    <div aria-hidden className="[&_svg]:block [&_svg]:w-full [&_svg]:text-caption [&_svg]:tabular-nums">
      <div className="hidden md:block">{chart('wide')}</div>
      <div className="md:hidden">{chart('narrow')}</div>
    </div>
  );
}

/** About `count` round numbers that span the values. */
export function ticksBetween(lowest: number, highest: number, count = 4): readonly number[] {
  const rough = (highest - lowest) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude;
  const first = Math.ceil(lowest / step);
  return Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step);
}
