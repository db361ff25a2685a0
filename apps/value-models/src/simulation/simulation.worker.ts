import { compileModel, simulate } from '@casewright/rules';
import type { SimulationAsked, SimulationTold } from './simulate-in-worker';

/** A fixed seed, so that results change only with the model. */
const SEED = 20_261_120;

self.onmessage = ({ data }: MessageEvent<SimulationAsked>) => {
  const { compiled } = compileModel(data.model);
  const told: SimulationTold = {
    id: data.id,
    ...(compiled && { simulation: simulate(compiled, data.solution, SEED) }),
  };
  postMessage(told);
};
