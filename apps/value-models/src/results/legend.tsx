import type { SegmentColor } from '@casewright/rules';

interface LegendProps {
  readonly entries: readonly { readonly label: string; readonly color: SegmentColor }[];
}

export const Legend = ({ entries }: LegendProps) => (
  <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
    {entries.map(({ label, color }) => (
      <li key={label} className="flex items-center gap-1.5">
        <span className={`size-2.5 shrink-0 rounded-sm ${looks[color]}`} />
        {label}
      </li>
    ))}
  </ul>
);

const looks: Record<SegmentColor, string> = {
  'chart-1': 'bg-chart-1',
  'chart-2': 'bg-chart-2',
  'chart-3': 'bg-chart-3',
  'chart-4': 'bg-chart-4',
  'chart-before': 'bg-chart-before',
  hatched: 'bg-[repeating-linear-gradient(-45deg,var(--ink-muted)_0_1px,transparent_1px_3px)]',
};
