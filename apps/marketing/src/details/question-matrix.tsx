import { chartWidth, type ChartLayout } from '@casewright/ui';

export interface Reader {
  readonly name: string;
  /** Number of figures for this reader, by topic. */
  readonly figures: readonly number[];
}

interface QuestionMatrixProps {
  readonly layout: ChartLayout;
  readonly topics: readonly string[];
  readonly readers: readonly Reader[];
}

const sizes = { wide: { row: 50, left: 130, radius: 20 }, narrow: { row: 44, left: 84, radius: 15 } };
const HEAD = 26;

/** Larger dots stand for more figures. */
export function QuestionMatrix({ layout, topics, readers }: QuestionMatrixProps) {
  const width = chartWidth(layout);
  const { row, left, radius } = sizes[layout];
  const most = Math.max(...readers.flatMap(({ figures }) => figures));
  const slot = (width - left) / topics.length;
  const x = (topic: number) => left + (topic + 0.5) * slot;
  return (
    <svg viewBox={`0 0 ${width} ${HEAD + readers.length * row}`}>
      {topics.map((topic, index) => (
        <text key={topic} x={x(index)} y="14" textAnchor="middle" className="fill-ink-muted">
          {topic}
        </text>
      ))}
      {readers.map(({ name, figures }, index) => {
        const middle = HEAD + (index + 0.5) * row;
        return (
          <g key={name}>
            <path d={`M0 ${HEAD + index * row}H${width}`} className="stroke-line" />
            <text x="0" y={middle + 4} className="fill-ink font-semibold">
              {name}
            </text>
            {figures.map((count, topic) => (
              <g key={topics[topic]}>
                <circle cx={x(topic)} cy={middle} r={radius * Math.sqrt(count / most)} className="fill-accent-soft" />
                <text
                  x={x(topic)}
                  y={middle + 4}
                  textAnchor="middle"
                  className={count === 0 ? 'fill-ink-faint' : 'fill-accent font-semibold'}
                >
                  {count === 0 ? '–' : count}
                </text>
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
