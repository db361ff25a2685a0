import { chanceText, resultTexts, type Simulation } from '@casewright/rules';
import { Panel, Stat } from '@casewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import type { ModelFigures } from '../figures/figures';
import { Simulator } from './simulate-in-worker';

const PAUSE_MS = 300;

/** Chance that the case pays off if all estimates vary within their ranges. Computed in a worker. */
export function ChancePanel({ figures: { compiled, solution, summary } }: { readonly figures: ModelFigures }) {
  const [simulation, setSimulation] = useState<Simulation>();
  const simulator = useRef<Simulator>(undefined);
  useEffect(() => {
    // Without workers, there is no simulation.
    if (typeof Worker === 'undefined') return;
    const made = new Simulator(setSimulation);
    simulator.current = made;
    return () => made.end();
  }, []);
  const askSoon = useDebouncedCallback(
    (...asked: Parameters<Simulator['ask']>) => simulator.current?.ask(...asked),
    PAUSE_MS,
  );
  useEffect(() => void askSoon(compiled.model, solution), [askSoon, compiled, solution]);
  if (!simulation) return null;
  const { draws, p10, p50, p90, chanceOfGain } = simulation;
  const { money } = resultTexts(summary);
  return (
    <Panel title="Simulation" detail={`${draws.toLocaleString('en-US')} draws`}>
      <dl className="grid grid-cols-2 gap-4">
        <Stat label="Chance of a gain" tone="value" value={chanceText(chanceOfGain)} />
        <Stat label="Middle (P50)" value={money(p50)} />
        <Stat label="9 in 10 are above (P10)" value={money(p10)} />
        <Stat label="1 in 10 is above (P90)" value={money(p90)} />
      </dl>
      <p className="mt-4 text-caption text-pretty text-ink-muted">
        Each draw takes every estimate from its range at random, most often near its base value.
      </p>
    </Panel>
  );
}
