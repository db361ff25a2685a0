import { chartWidth, type ChartLayout } from '@casewright/ui';

export const ROLES = ['Seller', 'Casewright', 'Prospect'] as const;
export type Role = (typeof ROLES)[number];

export interface ProcessStep {
  readonly name: string;
  readonly roles: readonly Role[];
  /** Business days since registration. */
  readonly from: number;
  readonly to: number;
}

const fills: Record<Role, string> = {
  Seller: 'fill-chart-1',
  Casewright: 'fill-chart-3',
  Prospect: 'fill-chart-before',
};
const sizes = { wide: { row: 38, left: 190, barTop: 6 }, narrow: { row: 44, left: 0, barTop: 19 } };
const BAR = 20;
const AXIS = 26;

/** Who works on what and when. A bar is divided among its participants. */
export function ProcessChart({ layout, steps }: { layout: ChartLayout; steps: readonly ProcessStep[] }) {
  const width = chartWidth(layout);
  const { row, left, barTop } = sizes[layout];
  const days = Math.max(...steps.map(({ to }) => to));
  const x = (day: number) => left + (day / days) * (width - left);
  const height = steps.length * row;
  return (
    <svg viewBox={`0 0 ${width} ${height + AXIS}`}>
      {Array.from({ length: days / 2 + 1 }, (_, index) => index * 2).map((day) => (
        <g key={day}>
          <path d={`M${x(day)} 0V${height}`} className="stroke-line" />
          <text
            x={x(day)}
            y={height + 18}
            textAnchor={day === 0 ? 'start' : day === days ? 'end' : 'middle'}
            className="fill-ink-muted"
          >
            {day === 0 ? 'Start' : `Day ${day}`}
          </text>
        </g>
      ))}
      {steps.map(({ name, roles, from, to }, index) => {
        const top = index * row;
        const slice = BAR / roles.length;
        return (
          <g key={name}>
            <text x="0" y={top + (layout === 'wide' ? 20 : 13)} className="fill-ink">
              {name}
            </text>
            {roles.map((role, part) => (
              <rect
                key={role}
                x={x(from)}
                y={top + barTop + part * slice}
                width={x(to) - x(from)}
                height={slice}
                className={fills[role]}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
