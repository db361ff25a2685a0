import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { Drawing, type Chart } from './layout';
import { ZoomViewer } from './zoom-viewer';

interface LegendEntry {
  readonly label: string;
  readonly color: keyof typeof dots;
}

export interface Figure {
  readonly title: string;
  readonly subtitle: string;
  readonly chart: Chart;
  readonly legend?: readonly LegendEntry[];
  /** How the figure is derived. */
  readonly note?: string;
  /** The figures as a table. The first row holds the column names. */
  readonly rows: readonly (readonly string[])[];
}

interface FigureCardProps {
  readonly figure: Figure;
  /** Source of the figures: 'Sample case'. */
  readonly origin: string;
  readonly className?: string;
}

export function FigureCard({ figure, origin, className = '' }: FigureCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { title, subtitle, chart, legend = [], note, rows } = figure;
  return (
    <figure
      aria-label={title}
      className={`min-w-0 rounded-card border border-line bg-surface p-5 shadow-control md:p-6.5 ${className}`}
    >
      <div className="mb-5 flex items-start justify-between gap-3">
        <div>
          <h3 className="text-body font-semibold">{title}</h3>
          <p className="text-label text-ink-muted">{subtitle}</p>
        </div>
        <Button
          kind="quiet"
          size="small"
          className="md:-mr-3 noscript:hidden"
          aria-label={`Zoom ${title}`}
          onClick={() => setIsOpen(true)}
        >
          <Maximize2 aria-hidden className="size-4" />
          <span className="max-md:hidden">Zoom</span>
        </Button>
      </div>
      <Drawing chart={chart} />
      {legend.length > 0 && (
        <ul aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-muted">
          {legend.map(({ label, color }) => (
            <li key={label} className="flex items-center gap-1.5">
              <span className={`size-2.5 rounded-full ${dots[color]}`} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <FigureTable title={title} rows={rows} />
      <figcaption className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-caption text-ink-faint">
        <span>{note}</span>
        <span>{origin}</span>
      </figcaption>
      {isOpen && <ZoomViewer title={title} subtitle={subtitle} chart={chart} onClose={() => setIsOpen(false)} />}
    </figure>
  );
}

function FigureTable({ title, rows: [head = [], ...rows] }: { title: string; rows: Figure['rows'] }) {
  return (
    <div className="sr-only">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dots = {
  'chart-1': 'bg-chart-1',
  'chart-2': 'bg-chart-2',
  'chart-3': 'bg-chart-3',
  'chart-4': 'bg-chart-4',
  'chart-before': 'bg-chart-before',
  'value-fill': 'bg-value-fill',
  'accent-soft': 'bg-accent-soft',
  hatched: 'bg-[repeating-linear-gradient(-45deg,var(--ink-muted)_0_1px,transparent_1px_3px)]',
};
