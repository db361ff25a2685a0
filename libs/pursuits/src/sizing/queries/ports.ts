import type { PriceLine } from '@casewright/rules';
import type { Fit, FitOptions, InstanceLine, MachineToFit, Unfitted } from '@casewright/rules/sizing';

/** A published version of a price book, which never changes. */
export interface VersionToSizeWith {
  readonly id: string;
  readonly priceBookId: string;
  readonly name: string;
  readonly source: string;
  readonly region: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly isSample: boolean;
  readonly number: number;
  /** ISO date. */
  readonly pricesAsOf: string;
  /** Whether no later version of the book is published. */
  readonly isNewest: boolean;
  readonly lines: readonly PriceLine[];
}

/** Price books. Implemented by another context. */
export abstract class PricesToSizeWith {
  /** Undefined unless it is published. */
  abstract find(versionId: string): Promise<VersionToSizeWith | undefined>;
}

/** Fits large fleets without holding up other requests. */
export abstract class FleetFitter {
  /** In the order of the machines. */
  abstract fit(
    machines: readonly MachineToFit[],
    instances: readonly InstanceLine[],
    options: FitOptions,
  ): Promise<readonly (Fit | Unfitted)[]>;
}
