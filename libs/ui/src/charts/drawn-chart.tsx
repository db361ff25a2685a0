type Place = readonly [x: number, y: number];

type Mark =
  | {
      readonly kind: 'rect';
      readonly at: Place;
      readonly width: number;
      readonly height: number;
      readonly fill: keyof typeof fills;
    }
  | { readonly kind: 'area'; readonly points: readonly Place[]; readonly fill: keyof typeof fills }
  | {
      readonly kind: 'line';
      readonly points: readonly Place[];
      readonly stroke: keyof typeof strokes;
      readonly isBold?: boolean;
      readonly isDashed?: boolean;
    }
  | { readonly kind: 'dot'; readonly at: Place; readonly radius: number; readonly fill: keyof typeof fills }
  | {
      readonly kind: 'text';
      readonly at: Place;
      readonly runs: readonly {
        readonly text: string;
        readonly tone: keyof typeof tones;
        readonly isStrong?: boolean;
      }[];
      readonly anchor?: 'middle' | 'end';
      readonly hasHalo?: boolean;
      /** Full text of a truncated label. */
      readonly whole?: string;
    };

interface DrawnChartProps {
  /** Layout is computed by the caller, since documents show the same chart. */
  readonly drawing: { readonly width: number; readonly height: number; readonly marks: readonly Mark[] };
}

export const DrawnChart = ({ drawing: { width, height, marks } }: DrawnChartProps) => (
  <svg viewBox={`0 0 ${inTenths(width)} ${inTenths(height)}`} fill="none">
    {marks.map((mark, index) => (
      <Shape key={index} mark={mark} />
    ))}
  </svg>
);

function Shape({ mark }: { mark: Mark }) {
  if (mark.kind === 'area') return <polygon points={pointsOf(mark.points)} className={fills[mark.fill]} />;
  if (mark.kind === 'line') {
    return (
      <polyline
        points={pointsOf(mark.points)}
        strokeWidth={mark.isBold ? 2 : undefined}
        strokeLinejoin={mark.isBold ? 'round' : undefined}
        strokeDasharray={mark.isDashed ? '3 3' : undefined}
        className={strokes[mark.stroke]}
      />
    );
  }
  const [x, y] = mark.at.map(inTenths);
  if (mark.kind === 'rect') {
    const [width, height] = [inTenths(mark.width), inTenths(mark.height)];
    return <rect x={x} y={y} width={width} height={height} className={fills[mark.fill]} />;
  }
  if (mark.kind === 'dot') {
    return <circle cx={x} cy={y} r={mark.radius} strokeWidth="2" className={`${fills[mark.fill]} stroke-surface`} />;
  }
  const halo = mark.hasHalo && ({ paintOrder: 'stroke', strokeWidth: 4, className: 'stroke-surface' } as const);
  return (
    <text x={x} y={y} textAnchor={mark.anchor} {...halo}>
      {mark.whole && <title>{mark.whole}</title>}
      {mark.runs.map(({ text, tone, isStrong }) => (
        <tspan key={text} className={isStrong ? `${tones[tone]} font-semibold` : tones[tone]}>
          {text}
        </tspan>
      ))}
    </text>
  );
}

/** Limits the size of the markup. */
const inTenths = (length: number): number => Math.round(length * 10) / 10;

const pointsOf = (points: readonly Place[]): string => points.map((place) => place.map(inTenths).join()).join(' ');

const fills = {
  'chart-1': 'fill-chart-1',
  'chart-2': 'fill-chart-2',
  'chart-3': 'fill-chart-3',
  'chart-4': 'fill-chart-4',
  'chart-before': 'fill-chart-before',
  'accent-soft': 'fill-accent-soft',
  'value-fill': 'fill-value-fill',
};
const strokes = {
  'chart-2': 'stroke-chart-2',
  'value-fill': 'stroke-value-fill',
  value: 'stroke-value',
  line: 'stroke-line',
  'ink-faint': 'stroke-ink-faint',
  'ink-muted': 'stroke-ink-muted',
};
const tones = { ink: 'fill-ink', 'ink-muted': 'fill-ink-muted', value: 'fill-value', surface: 'fill-surface' };
