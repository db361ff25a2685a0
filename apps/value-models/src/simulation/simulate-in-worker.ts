import type { Simulation, ValueModel } from '@casewright/rules';

export interface SimulationRequest {
  readonly id: number;
  readonly model: ValueModel;
  readonly solution: string;
}

export interface SimulationResponse {
  readonly id: number;
  readonly simulation?: Simulation;
}

/** Runs simulations in a worker. Only the newest request is answered. */
export class Simulator {
  private readonly worker = new Worker(
    /* webpackChunkName: "simulation" */ new URL('./simulation.worker.ts', import.meta.url),
  );
  private asked = 0;

  constructor(onResult: (simulation: Simulation) => void) {
    this.worker.onmessage = ({ data: { id, simulation } }: MessageEvent<SimulationResponse>) => {
      if (id === this.asked && simulation) onResult(simulation);
    };
  }

  ask(model: ValueModel, solution: string): void {
    this.asked += 1;
    this.worker.postMessage({ id: this.asked, model, solution } satisfies SimulationRequest);
  }

  end(): void {
    this.worker.terminate();
  }
}
