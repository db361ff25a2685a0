import { Button, Callout, Panel, Slider } from '@casewright/ui';
import { SAMPLE } from '../sample-model/sample.computed';
import type { Lever } from './levers';

interface SlidersProps {
  readonly levers: readonly Lever[];
  /** Changed values by assumption id. */
  readonly bases: Readonly<Record<string, number>>;
  readonly hasFailed: boolean;
  readonly onMove: (id: string, value: number) => void;
  readonly onReset: () => void;
}

export function Sliders({ levers, bases, hasFailed, onMove, onReset }: SlidersProps) {
  const isMoved = levers.some(({ id, base }) => (bases[id] ?? base) !== base);
  return (
    <Panel
      title="Change five assumptions"
      className="shadow-control"
      aside={
        <Button size="small" disabled={!isMoved} className="noscript:hidden" onClick={onReset}>
          Reset
        </Button>
      }
    >
      <p className="-mt-2 mb-2 text-label text-ink-muted noscript:hidden">
        These {levers.length} of {SAMPLE.swings.length} estimates move the result most. Left is worse for the proposal,
        right is better.
      </p>
      <ul className="grid">
        {levers.map((lever) => (
          <li key={lever.id} className="py-3.5 not-last:border-b border-line">
            <Lever lever={lever} value={bases[lever.id] ?? lever.base} onMove={onMove} />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <Callout kind="danger">We couldn’t load the calculation. Check your connection, then reload the page.</Callout>
      )}
    </Panel>
  );
}

interface LeverProps {
  readonly lever: Lever;
  readonly value: number;
  readonly onMove: (id: string, value: number) => void;
}

function Lever({ lever: { id, label, low, high, steps, valueAt, stepOf, text }, value, onMove }: LeverProps) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-small font-medium">{label}</span>
        <span className="font-serif text-card font-semibold tabular-nums">{text(value)}</span>
      </div>
      <div className="flex items-center gap-3 text-caption text-ink-muted tabular-nums">
        <span>{text(low)}</span>
        <Slider
          label={label}
          min={0}
          max={steps}
          value={stepOf(value)}
          aria-valuetext={text(value)}
          className="flex-1 noscript:invisible"
          onChange={(step) => onMove(id, valueAt(step))}
        />
        <span>{text(high)}</span>
      </div>
    </>
  );
}
