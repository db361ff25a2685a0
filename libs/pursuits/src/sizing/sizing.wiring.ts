import { SqlReader } from '@casewright/platform';
import { QueuedFitter } from './adapters/fitting/queued-fitter';
import { SizingController } from './adapters/http/sizing.controller';
import { FittedFleets } from './queries/fitted-fleet';
import { GetSizingHandler } from './queries/get-sizing';
import { ListSizedMachinesHandler } from './queries/list-sized-machines';
import { FleetFitter, PricesToSizeWith } from './queries/ports';
import { RowsToSize } from './queries/rows-to-size';

export const SIZING_CONTROLLERS = [SizingController];

export const SIZING_PROVIDERS = [
  GetSizingHandler,
  ListSizedMachinesHandler,
  { provide: FleetFitter, useClass: QueuedFitter },
  { provide: RowsToSize, useFactory: (sql: SqlReader) => new RowsToSize(sql), inject: [SqlReader] },
  {
    provide: FittedFleets,
    useFactory: (...parts: ConstructorParameters<typeof FittedFleets>) => new FittedFleets(...parts),
    inject: [SqlReader, RowsToSize, PricesToSizeWith, FleetFitter],
  },
];
