import { Clock, Events } from '@casewright/kernel';
import { liveHandlers } from '@casewright/platform';
import { Cases } from '../domain/case.repository';
import { ReadInputWhenFileChecked } from './adapters/events/read-input-when-file-checked';
import { ReadInputWhenMapped } from './adapters/events/read-input-when-mapped';
import { AdminInputsController } from './adapters/http/admin-inputs.controller';
import { InputsController } from './adapters/http/inputs.controller';
import { INPUTS_LIVE_TABLE } from './adapters/live/live-table';
import { StoredChecklists } from './adapters/persistence/stored-checklists';
import { AcceptInputHandler } from './commands/accept-input';
import { AnswerInputHandler } from './commands/answer-input';
import { AttachInputFileHandler } from './commands/attach-input-file';
import { ClearInputHandler } from './commands/clear-input';
import { LockedChecklists } from './commands/locked-checklists';
import { MapInputColumnsHandler } from './commands/map-input-columns';
import { ReturnInputHandler } from './commands/return-input';
import { SettleInputHandler } from './commands/settle-input';
import { Checklists } from './domain/checklists.repository';
import { ReadInput } from './processes/read-input';
import { FindInputFileHandler } from './queries/find-input-file';
import { GetInputToReadHandler } from './queries/get-input-to-read';
import { ListInputsHandler } from './queries/list-inputs';

export const INPUT_CONTROLLERS = [InputsController, AdminInputsController];

export const INPUT_PROVIDERS = [
  AnswerInputHandler,
  AttachInputFileHandler,
  ClearInputHandler,
  MapInputColumnsHandler,
  SettleInputHandler,
  AcceptInputHandler,
  ReturnInputHandler,
  ListInputsHandler,
  FindInputFileHandler,
  GetInputToReadHandler,
  { provide: Checklists, useClass: StoredChecklists },
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
