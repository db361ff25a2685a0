import { SCENARIOS } from './hero.computed';

const WIDTH = 488;
const HEIGHT = 150;
const BAR = 30;
const GAP = 3;

const looks = [
  ['fill-chart-before', 'fill-chart-before opacity-80', 'fill-chart-before opacity-60'],
  ['fill-chart-1', 'fill-chart-2', 'fill-chart-3'],
];

/** Thousands of dollars per year: parts of today's cost and of the proposed one. */
type Years = readonly (readonly (readonly number[])[])[];

const totalOf = (parts: readonly number[] = []): number => parts.reduce((sum, part) => sum + part, 0);

/** Shared by all scenarios, so that bars are comparable. */
const SCALE = HEIGHT / Math.max(...SCENARIOS.flatMap(({ years }) => years.flat().map(totalOf)));

const nameOf = (year: number): string => (year === 0 ? 'Start' : `Year ${year}`);

/** Two bars per year. Screen readers get a table instead. */
export function OwnershipChart({ years }: { years: Years }) {
  const slot = WIDTH / years.length;
  return (
    <figure className="m-0">
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} className="block w-full">
        {years.map((sides, year) =>
          sides.map((parts, side) => (
            <Bar
              key={`${year}-${side}`}
              x={Math.round(year * slot + slot / 2 + (side - 1) * (BAR + GAP) + GAP / 2)}
              parts={parts}
              looks={looks[side] ?? []}
            />
          )),
        )}
        <path d={`M0 ${HEIGHT}h${WIDTH}`} className="stroke-line-strong" />
      </svg>
      <div aria-hidden className="mt-1.5 flex text-center text-caption text-ink-muted">
        {years.map((_, year) => (
          <span key={year} className="flex-1">
            {nameOf(year)}
          </span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted" aria-hidden>
        <Key className="bg-chart-before">Today</Key>
        <Key className="bg-chart-1">Proposed: software</Key>
        <Key className="bg-chart-2">People</Key>
        <Key className="bg-chart-3">Hardware, space, move</Key>
      </ul>
      <div className="sr-only">
        <table>
          <caption>Cost of ownership by year, in thousands of US dollars</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Today</th>
              <th scope="col">Proposed</th>
            </tr>
          </thead>
          <tbody>
            {years.map(([today, proposed], year) => (
              <tr key={year}>
                <th scope="row">{nameOf(year)}</th>
                <td>{totalOf(today)}</td>
                <td>{totalOf(proposed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

interface BarProps {
  readonly x: number;
  readonly parts: readonly number[];
  readonly looks: readonly string[];
}

function Bar({ x, parts, looks: fills }: BarProps) {
  return parts.map((part, index) => {
    const top = HEIGHT - totalOf(parts.slice(0, index + 1)) * SCALE;
    const height = Math.max(part * SCALE - 1.5, 0);
    return (
      <rect
        key={index}
        x={x}
        y={Math.round(top * 10) / 10}
        width={BAR}
        height={Math.round(height * 10) / 10}
        rx={2.5}
        className={fills[index]}
      />
    );
  });
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <span className={`size-2 rounded-box ${className}`} />
      {children}
    </li>
  );
}
