import { liveHandlers, mailHandlers } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { AdminCasesController } from './adapters/http/admin-cases.controller';
import { AdminPursuitsController } from './adapters/http/admin-pursuits.controller';
import { CaseProgressController } from './adapters/http/case-progress.controller';
import { PursuitDraftController } from './adapters/http/pursuit-draft.controller';
import { PursuitsController } from './adapters/http/pursuits.controller';
import { RemindOfDueCasesJob } from './adapters/jobs/remind-of-due-cases';
import { LIVE_TABLE } from './adapters/live/live-table';
import { MAIL_TABLE } from './adapters/mails/mail-table';
import { SqlCases } from './adapters/persistence/sql-cases';
import { SqlReminders } from './adapters/persistence/sql-reminders';
import { SqlPursuits } from './adapters/persistence/sql-pursuits';
import { AddCaseNoteHandler } from './commands/add-case-note';
import { AddPursuitNoteHandler } from './commands/add-pursuit-note';
import { AssignCaseHandler } from './commands/assign-case';
import { DiscardPursuitDraftHandler } from './commands/discard-pursuit-draft';
import { EditPursuitHandler } from './commands/edit-pursuit';
import { ErasePursuitsHandler } from './commands/erase-pursuits';
import { MoveCaseHandler } from './commands/move-case';
import { MovePursuitHandler } from './commands/move-pursuit';
import { OpenCaseHandler } from './commands/open-case';
import { CaseOwners } from './commands/ports';
import { RegisterPursuitHandler } from './commands/register-pursuit';
import { RemindOfDueCasesHandler } from './commands/remind-of-due-cases';
import { SavePursuitDraftHandler } from './commands/save-pursuit-draft';
import { AdminDeliverablesController } from './deliverables/adapters/http/admin-deliverables.controller';
import { DeliverablesController } from './deliverables/adapters/http/deliverables.controller';
import { StoredDeliverables } from './deliverables/adapters/files/stored-deliverables';
import { DELIVERABLES_LIVE_TABLE } from './deliverables/adapters/live/live-table';
import { DELIVERABLES_MAIL_TABLE } from './deliverables/adapters/mails/mail-table';
import { AddDeliverableFileHandler } from './deliverables/commands/add-deliverable-file';
import { PublishDeliverableHandler } from './deliverables/commands/publish-deliverable';
import { RemoveDeliverableFileHandler } from './deliverables/commands/remove-deliverable-file';
import { Deliverables } from './deliverables/domain/deliverables.repository';
import { FindDeliverableFileHandler } from './deliverables/queries/find-deliverable-file';
import { GetNextVersionHandler } from './deliverables/queries/get-next-version';
import { ListDeliverablesHandler } from './deliverables/queries/list-deliverables';
import { Cases } from './domain/case.repository';
import { Pursuits } from './domain/pursuit.repository';
import { Reminders } from './domain/reminder.repository';
import { INPUT_CONTROLLERS, INPUT_PROVIDERS, INPUT_WORKER_PROVIDERS } from './inputs/inputs.wiring';
import { CountCasesOfPursuitsHandler } from './queries/count-cases';
import { FindColleagueHandler } from './queries/find-colleague';
import { FindPursuitOfCaseHandler } from './queries/find-pursuit-of-case';
import { GetBoardHandler } from './queries/get-board';
import { GetCaseMailHandler } from './queries/get-case-mail';
import { GetCaseProgressHandler } from './queries/get-case-progress';
import { GetPursuitHandler } from './queries/get-pursuit';
import { GetPursuitDraftHandler } from './queries/get-pursuit-draft';
import { GetPursuitSummaryHandler } from './queries/get-pursuit-summary';
import { GetPursuitsDataHandler } from './queries/get-pursuits-data';
import { ListCaseNotesHandler } from './queries/list-case-notes';
import { ListCasesToDoHandler } from './queries/list-cases-to-do';
import { ListAllPursuitsHandler, ListPursuitsHandler } from './queries/list-pursuits';
import { VerifyCaseCreditsHandler } from './queries/verify-case-credits';

const commands = [
  SavePursuitDraftHandler,
  DiscardPursuitDraftHandler,
  RegisterPursuitHandler,
  EditPursuitHandler,
  MovePursuitHandler,
  ErasePursuitsHandler,
  OpenCaseHandler,
  MoveCaseHandler,
  AssignCaseHandler,
  AddPursuitNoteHandler,
  AddCaseNoteHandler,
  RemindOfDueCasesHandler,
  AddDeliverableFileHandler,
  RemoveDeliverableFileHandler,
  PublishDeliverableHandler,
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
  GetCaseProgressHandler,
  FindPursuitOfCaseHandler,
  GetCaseMailHandler,
  CountCasesOfPursuitsHandler,
  VerifyCaseCreditsHandler,
  ListCasesToDoHandler,
  ListCaseNotesHandler,
  ListDeliverablesHandler,
  GetNextVersionHandler,
  FindDeliverableFileHandler,
];

/** The application provides `Participants`, `CaseCredits` and `CaseRates`. */
@Module({
  controllers: [
    PursuitsController,
    PursuitDraftController,
    CaseProgressController,
    AdminPursuitsController,
    AdminCasesController,
    DeliverablesController,
    AdminDeliverablesController,
    ...INPUT_CONTROLLERS,
  ],
  providers: [
    ...commands,
    ...queries,
    ...INPUT_PROVIDERS,
    { provide: Pursuits, useClass: SqlPursuits },
    { provide: Cases, useClass: SqlCases },
    { provide: Reminders, useClass: SqlReminders },
    { provide: Deliverables, useClass: StoredDeliverables },
  ],
})
export class PursuitsModule {}

/** For the worker, which alone sends mail. The application provides `CaseOwners`. */
@Module({
  imports: [PursuitsModule],
  providers: [
    RemindOfDueCasesJob,
    ...INPUT_WORKER_PROVIDERS,
    ...liveHandlers([...LIVE_TABLE, ...DELIVERABLES_LIVE_TABLE]),
    ...mailHandlers([...MAIL_TABLE, ...DELIVERABLES_MAIL_TABLE], CaseOwners),
  ],
})
export class PursuitsWorkerModule {}
