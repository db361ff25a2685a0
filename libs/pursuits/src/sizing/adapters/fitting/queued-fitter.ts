import {
  type Fit,
  type FitOptions,
  type InstanceLine,
  machineFitter,
  type MachineToFit,
  type Unfitted,
} from '@casewright/rules/sizing';
import pLimit from 'p-limit';
import { setImmediate } from 'node:timers/promises';
import { FleetFitter } from '../../queries/ports';

/** Machines after which other requests are handled. */
const AT_ONCE = 500;

/** Fits a few hundred machines at a time: 20,000 to 500 instances take a third of a second together. */
export class QueuedFitter extends FleetFitter {
  /** One fleet after the other, so that several don’t add up. */
  private readonly oneByOne = pLimit(1);

  fit(
    machines: readonly MachineToFit[],
    instances: readonly InstanceLine[],
    options: FitOptions,
  ): Promise<readonly (Fit | Unfitted)[]> {
    return this.oneByOne(async () => {
      const fit = machineFitter(instances, options);
      const fits: (Fit | Unfitted)[] = [];
      for (const machine of machines) {
        fits.push(fit(machine));
        if (fits.length % AT_ONCE === 0) await setImmediate();
      }
      return fits;
    });
  }
}
