import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { fleet, instances } from './fleet.ts';

interface Fitted {
  readonly fits: readonly object[];
}

// Transpiled by the worker's preload: sources of `libs` import without endings.
const { fitMachines } = createRequire(import.meta.url)('@casewright/rules') as {
  fitMachines: (machines: readonly object[], instances: readonly object[], options: object) => Fitted;
};

/** Each round fits a fleet of its own, so that nothing is remembered. */
parentPort?.on('message', (round: number) => {
  const machines = fleet(round);
  const since = performance.now();
  const options = { commitment: 'on-demand', mode: 'measured', comfortPercent: 20 };
  const { fits } = fitMachines(machines, instances(), options);
  parentPort?.postMessage({ ms: performance.now() - since, fitted: fits.length });
});
