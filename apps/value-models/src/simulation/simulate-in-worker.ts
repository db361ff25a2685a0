import type { Simulation, ValueModel } from '@casewright/rules';

export interface SimulationAsked {
  readonly id: number;
  readonly model: ValueModel;
  readonly solution: string;
}

export interface SimulationTold {
  readonly id: number;
  readonly simulation?: Simulation;
}

/** Runs simulations in a worker. Only the newest request is answered. */
export class Simulator {
  private readonly worker = new Worker(
    /* webpackChunkName: "simulation" */ new URL('./simulation.worker.ts', import.meta.url),
  );
  private asked = 0;

  constructor(onTold: (simulation: Simulation) => void) {
    this.worker.onmessage = ({ data: { id, simulation } }: MessageEvent<SimulationTold>) => {
      if (id === this.asked && simulation) onTold(simulation);
    };
  }

  ask(model: ValueModel, solution: string): void {
    this.asked += 1;
    this.worker.postMessage({ id: this.asked, model, solution } satisfies SimulationAsked);
  }

  end(): void {
    this.worker.terminate();
  }
}
