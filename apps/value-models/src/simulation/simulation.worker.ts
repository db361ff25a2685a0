import { compileModel, simulate } from '@casewright/rules';
import type { SimulationRequest, SimulationResponse } from './simulate-in-worker';

/** A fixed seed, so that results change only with the model. */
const SEED = 20_261_120;

self.onmessage = ({ data }: MessageEvent<SimulationRequest>) => {
  const { compiled } = compileModel(data.model);
  const response: SimulationResponse = {
    id: data.id,
    ...(compiled && { simulation: simulate(compiled, data.solution, SEED) }),
  };
  postMessage(response);
};
