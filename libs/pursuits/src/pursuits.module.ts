import { Module } from '@nestjs/common';
import { AdminPursuitsController } from './adapters/http/admin-pursuits.controller';
import { PursuitDraftController } from './adapters/http/pursuit-draft.controller';
import { PursuitsController } from './adapters/http/pursuits.controller';
import { SqlPursuits } from './adapters/persistence/sql-pursuits';
import { DiscardPursuitDraftHandler } from './commands/discard-pursuit-draft';
import { EditPursuitHandler } from './commands/edit-pursuit';
import { ErasePursuitsHandler } from './commands/erase-pursuits';
import { MovePursuitHandler } from './commands/move-pursuit';
import { RegisterPursuitHandler } from './commands/register-pursuit';
import { SavePursuitDraftHandler } from './commands/save-pursuit-draft';
import { Pursuits } from './domain/pursuit.repository';
import { FindColleagueHandler } from './queries/find-colleague';
import { GetBoardHandler } from './queries/get-board';
import { GetPursuitHandler } from './queries/get-pursuit';
import { GetPursuitDraftHandler } from './queries/get-pursuit-draft';
import { GetPursuitSummaryHandler } from './queries/get-pursuit-summary';
import { GetPursuitsDataHandler } from './queries/get-pursuits-data';
import { ListAllPursuitsHandler, ListPursuitsHandler } from './queries/list-pursuits';

const commands = [
  SavePursuitDraftHandler,
  DiscardPursuitDraftHandler,
  RegisterPursuitHandler,
  EditPursuitHandler,
  MovePursuitHandler,
  ErasePursuitsHandler,
];
const queries = [
  ListPursuitsHandler,
  ListAllPursuitsHandler,
  GetBoardHandler,
  GetPursuitHandler,
  GetPursuitDraftHandler,
  GetPursuitSummaryHandler,
  FindColleagueHandler,
  GetPursuitsDataHandler,
];

/** The application provides `Participants`. */
@Module({
  controllers: [PursuitsController, PursuitDraftController, AdminPursuitsController],
  providers: [...commands, ...queries, { provide: Pursuits, useClass: SqlPursuits }],
})
export class PursuitsModule {}
