import { HOSTS, moneyInThousands, sampleCase, totalOf, type CaseYear, type Segment } from './sample-case';

const WIDTH = 488;
const HEIGHT = 150;
const BAR = 33;
const GAP = 3;

const todayLook = ['fill-chart-before', 'fill-chart-before opacity-80', 'fill-chart-before opacity-60'];
const proposedLook = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3'];

const totalsOf = (years: readonly CaseYear[]) =>
  years.flatMap(({ today, proposed }) => [totalOf(today), totalOf(proposed)]);
/** The same at every number of hosts, so that the bars grow with it. */
const SCALE = HEIGHT / Math.max(...totalsOf(sampleCase(HOSTS.max)));

/** Two bars a year, today and proposed. Screen readers get the same as a table. */
export function OwnershipChart({ years }: { years: readonly CaseYear[] }) {
  const slot = WIDTH / years.length;
  return (
    <figure className="m-0">
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT + 1}`} className="block w-full">
        {years.map(({ year, today, proposed }, index) => {
          const left = index * slot + (slot - 2 * BAR - GAP) / 2;
          return (
            <g key={year}>
              <Bar x={left} segments={today} looks={todayLook} />
              <Bar x={left + BAR + GAP} segments={proposed} looks={proposedLook} />
            </g>
          );
        })}
        <path d={`M0 ${HEIGHT}h${WIDTH}`} className="stroke-line-strong" />
      </svg>
      <div aria-hidden className="mt-1.5 flex text-center text-caption text-ink-muted">
        {years.map(({ year }) => (
          <span key={year} className="flex-1">
            Year {year}
          </span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted" aria-hidden>
        <Key className="bg-chart-before">Today</Key>
        <Key className="bg-chart-1">Proposed: run</Key>
        <Key className="bg-chart-2">Licenses</Key>
        <Key className="bg-chart-3">Migration</Key>
      </ul>
      <table className="sr-only">
        <caption>Cost of ownership by year, in US dollars</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Today</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, today, proposed }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td>{moneyInThousands(totalOf(today))}</td>
              <td>{moneyInThousands(totalOf(proposed))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

interface BarProps {
  readonly x: number;
  readonly segments: readonly Segment[];
  readonly looks: readonly string[];
}

function Bar({ x, segments, looks }: BarProps) {
  return segments.map(({ name, cost }, index) => {
    const below = totalOf(segments.slice(0, index)) * SCALE;
    const height = cost * SCALE;
    return (
      <rect
        key={name}
        x={x}
        y={HEIGHT - below - height}
        width={BAR}
        height={Math.max(height - 1.5, 0.5)}
        rx={2.5}
        className={looks[index]}
      >
        <title>{`${name}: ${moneyInThousands(cost)}`}</title>
      </rect>
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
