import { Clock, Events } from '@casewright/kernel';
import { liveHandlers } from '@casewright/platform';
import { Cases } from '../domain/case.repository';
import { ReadInputWhenFileChecked } from './adapters/events/read-input-when-file-checked';
import { ReadInputWhenMapped } from './adapters/events/read-input-when-mapped';
import { AdminBillsController } from './adapters/http/admin-bills.controller';
import { AdminInputsController } from './adapters/http/admin-inputs.controller';
import { BillsController } from './adapters/http/bills.controller';
import { InputsController } from './adapters/http/inputs.controller';
import { INPUTS_LIVE_TABLE } from './adapters/live/live-table';
import { InputFilesController } from './adapters/http/input-files.controller';
import { InputRowsController } from './adapters/http/input-rows.controller';
import { AdminInputRowsController } from './adapters/http/admin-input-rows.controller';
import { StoredChecklists } from './adapters/persistence/stored-checklists';
import { StoredInputRows } from './adapters/persistence/stored-input-rows';
import { AcceptInputHandler } from './commands/accept-input';
import { AnswerInputHandler } from './commands/answer-input';
import { AttachInputFileHandler } from './commands/attach-input-file';
import { ChooseBillCostHandler } from './commands/choose-bill-cost';
import { ChooseInputRowsHandler } from './commands/choose-input-rows';
import { ClearInputHandler } from './commands/clear-input';
import { ConfirmInputHandler } from './commands/confirm-input';
import { CorrectInputRowHandler } from './commands/correct-input-row';
import { LockedChecklists } from './commands/locked-checklists';
import { MapInputColumnsHandler } from './commands/map-input-columns';
import { ReturnInputHandler } from './commands/return-input';
import { SettleInputHandler } from './commands/settle-input';
import { TakeReplacementHandler } from './commands/take-replacement';
import { UndoInputCorrectionHandler } from './commands/undo-input-correction';
import { Checklists } from './domain/checklists.repository';
import { InputRows } from './domain/input-rows.repository';
import { ReadInput } from './processes/read-input';
import { ExportBillLinesHandler } from './queries/export-bill-lines';
import { ExportInputRowsHandler } from './queries/export-input-rows';
import { FindInputFileHandler } from './queries/find-input-file';
import { FindInputOfFileHandler } from './queries/find-input-of-file';
import { GetBillFiguresHandler } from './queries/get-bill-figures';
import { GetInputFiguresHandler } from './queries/get-input-figures';
import { GetInputToReadHandler } from './queries/get-input-to-read';
import { GetReplacementHandler } from './queries/get-replacement';
import { ListBillLinesHandler } from './queries/list-bill-lines';
import { ListInputRowsHandler } from './queries/list-input-rows';
import { ListInputsHandler } from './queries/list-inputs';

export const INPUT_CONTROLLERS = [
  InputsController,
  AdminInputsController,
  InputRowsController,
  AdminInputRowsController,
  BillsController,
  AdminBillsController,
  InputFilesController,
];

export const INPUT_PROVIDERS = [
  AnswerInputHandler,
  AttachInputFileHandler,
  ClearInputHandler,
  MapInputColumnsHandler,
  ChooseInputRowsHandler,
  ChooseBillCostHandler,
  ConfirmInputHandler,
  SettleInputHandler,
  AcceptInputHandler,
  ReturnInputHandler,
  ListInputsHandler,
  FindInputFileHandler,
  GetInputToReadHandler,
  CorrectInputRowHandler,
  UndoInputCorrectionHandler,
  TakeReplacementHandler,
  GetReplacementHandler,
  FindInputOfFileHandler,
  ListInputRowsHandler,
  ExportInputRowsHandler,
  GetInputFiguresHandler,
  GetBillFiguresHandler,
  ListBillLinesHandler,
  ExportBillLinesHandler,
  { provide: Checklists, useClass: StoredChecklists },
  { provide: InputRows, useClass: StoredInputRows },
  {
    provide: LockedChecklists,
    useFactory: (...parts: ConstructorParameters<typeof LockedChecklists>) => new LockedChecklists(...parts),
    inject: [Cases, Checklists, Events, Clock],
  },
];

/** For the worker: only it reads files. */
export const INPUT_WORKER_PROVIDERS = [
  ReadInput,
  ReadInputWhenFileChecked,
  ReadInputWhenMapped,
  ...liveHandlers(INPUTS_LIVE_TABLE),
];
