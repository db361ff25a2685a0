import type { SqlReader } from '@casewright/platform';
import { type Fit, instancesAt, isFitted, type Unfitted } from '@casewright/rules/sizing';
import { findRowsOfInput, type ReadRows, type RowsReader } from '../../inputs/queries/rows-of-input';
import { SizingInvalid } from '../domain/sizing.errors';
import type { FleetFitter, PricesToSizeWith, VersionToSizeWith } from './ports';
import type { RowsToSize, SizedMachine } from './rows-to-size';
import { placeIn, refuseInvalidOptions, type SizingRequest, withDefaults } from './sizing-request';

interface OfMachine {
  readonly machine: SizedMachine;
}
export type FittedMachine = Fit & OfMachine;
export type FitOfMachine = FittedMachine | (Unfitted & OfMachine);

export interface FittedFleet {
  readonly rows: ReadRows;
  readonly version: VersionToSizeWith;
  readonly place: string;
  /** In the order of the file. */
  readonly machines: readonly FitOfMachine[];
}

/** Fits the counted machines of an item to the instances of a published version. */
export class FittedFleets {
  constructor(
    private readonly sql: SqlReader,
    private readonly rows: RowsToSize,
    private readonly prices: PricesToSizeWith,
    private readonly fitter: FleetFitter,
  ) {}

  /** @throws CaseNotFound, InputNotFound, SizingInvalid */
  async fit(reader: RowsReader, request: SizingRequest): Promise<FittedFleet> {
    refuseInvalidOptions(request);
    const rows = await findRowsOfInput(this.sql, reader);
    const version = await this.prices.find(request.version);
    if (!version) throw new SizingInvalid('version', 'Choose a published version of a price book.');
    const place = placeIn(version.lines, request);
    const machines = await this.rows.machines(rows);
    const fits = await this.fitter.fit(machines, instancesAt(version.lines, place), withDefaults(request));
    return {
      ...{ rows, version, place },
      machines: machines.flatMap((machine, index): FitOfMachine[] => {
        const fit = fits[index];
        return fit ? [{ ...fit, machine }] : [];
      }),
    };
  }
}

export const isFittedMachine = (one: FitOfMachine): one is FittedMachine => isFitted(one);
