import { PAYBACK } from './hero.computed';

const WIDTH = 320;
const HEIGHT = 130;
const look = 'block w-full';

/** Won deals per hundred, by quarter since value cases are used. */
const wonOfHundred = [18, 24, 27, 38, 48, 60];

export function WinRatePicture() {
  const top = (won: number) => 104 - won * 1.1;
  const x = (index: number) => 64 + index * 34;
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={look}>
      {wonOfHundred.map((won, index) => (
        <rect
          key={index}
          x={x(index)}
          y={top(won)}
          width="21"
          height={104 - top(won)}
          rx="2"
          className={index < 4 ? 'fill-chart-3' : 'fill-chart-1'}
        />
      ))}
      <polyline
        points={wonOfHundred.map((won, index) => `${x(index) + 10.5},${top(won) - 9}`).join(' ')}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        className="stroke-value-fill"
      />
      <circle cx={x(5) + 10.5} cy={top(60) - 9} r="4" className="fill-value-fill" />
    </svg>
  );
}

/** Cumulative cost of staying and of moving, with the payback month. */
export function PaybackPicture() {
  const { stay, go, month } = PAYBACK;
  const x = (place: number) => 60 + (place / 60) * 200;
  const y = (thousands: number) => Math.round(1120 - thousands * 0.1) / 10;
  const line = (sums: readonly number[]) => sums.map((thousands, year) => `${x(year * 12)},${y(thousands)}`);
  const year = Math.floor(month / 12);
  const paidBackAt = (stay[year] ?? 0) + ((stay[year + 1] ?? 0) - (stay[year] ?? 0)) * ((month % 12) / 12);
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={look} fill="none" strokeWidth="2.5">
      <polygon points={[...line(stay), ...line(go).toReversed()].join(' ')} className="fill-chart-3 opacity-50" />
      <polyline points={line(stay).join(' ')} strokeLinejoin="round" className="stroke-chart-before" />
      <polyline points={line(go).join(' ')} strokeLinejoin="round" className="stroke-chart-1" />
      <circle cx={x(month)} cy={y(paidBackAt)} r="4" className="fill-value-fill" />
    </svg>
  );
}

const sides = [
  [-83, -29],
  [-105, 0],
  [-83, 29],
] as const;

export function OrchestrationPicture() {
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={look} fill="none">
      <g transform="translate(160 65)">
        {[1, -1].flatMap((side) =>
          sides.map(([x, y]) => (
            <g key={`${side} ${x} ${y}`}>
              <path
                d={`M${x * side * 0.75} ${y * 0.75}L${x * side * 0.35} ${y * 0.35}`}
                strokeWidth="1.5"
                className="stroke-line-strong"
              />
              <circle
                cx={x * side * 0.8}
                cy={y}
                r="10"
                strokeWidth="1.5"
                className={side === 1 ? 'fill-chart-3 stroke-chart-2' : 'fill-value-soft stroke-value-fill'}
              />
            </g>
          )),
        )}
        <circle r="23" className="fill-accent" />
        <path
          d="m-10 5 7-8 5 4 8-9"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-accent"
        />
      </g>
    </svg>
  );
}
