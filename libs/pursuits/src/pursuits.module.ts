import { liveHandlers, mailHandlers } from '@casewright/platform';
import { Module } from '@nestjs/common';
import {
  ADVOCATE_CONTROLLERS,
  ADVOCATE_MAIL_TABLE,
  ADVOCATE_PROVIDERS,
  ADVOCATE_WORKER_PROVIDERS,
} from './advocate/advocate.wiring';
import { UnassignCasesWhenRoleChanged } from './adapters/events/unassign-cases-when-role-changed';
import { NotifySellerWhenCaseMoved } from './adapters/events/notify-seller-when-case-moved';
import { AdminCasesController } from './adapters/http/admin-cases.controller';
import { AdminPursuitsController } from './adapters/http/admin-pursuits.controller';
import { AdminStepsController } from './adapters/http/admin-steps.controller';
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
import { LockCaseHandler } from './commands/lock-case';
import { PlanPresentationHandler } from './commands/plan-presentation';
import { ReleaseDocumentsHandler } from './commands/release-documents';
import { MoveCaseHandler } from './commands/move-case';
import { MovePursuitHandler } from './commands/move-pursuit';
import { OpenCaseHandler } from './commands/open-case';
import { CaseOwners } from './commands/ports';
import { RegisterPursuitHandler } from './commands/register-pursuit';
import { RemindOfDueCasesHandler } from './commands/remind-of-due-cases';
import { UnassignCasesHandler } from './commands/unassign-cases';
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
import { FindApprovedVersionHandler } from './deliverables/queries/find-approved-version';
import { FindDeliverableFileHandler } from './deliverables/queries/find-deliverable-file';
import { GetNextVersionHandler } from './deliverables/queries/get-next-version';
import { ListDeliverablesHandler } from './deliverables/queries/list-deliverables';
import { Cases } from './domain/case.repository';
import { Pursuits } from './domain/pursuit.repository';
import { Reminders } from './domain/reminder.repository';
import { INPUT_CONTROLLERS, INPUT_PROVIDERS, INPUT_WORKER_PROVIDERS } from './inputs/inputs.wiring';
import { NOTICE_WORKER_PROVIDERS, PROVIDER_MAIL_TABLE } from './provider-notices/provider-notices.wiring';
import { ListCaseStatesHandler } from './queries/list-case-states';
import { ListOwnedCasesHandler } from './queries/list-owned-cases';
import { FindCaseHandler } from './queries/find-case';
import { FindColleagueHandler } from './queries/find-colleague';
import { FindCaseOfPursuitHandler } from './queries/find-case-of-pursuit';
import { FindPursuitOfCaseHandler } from './queries/find-pursuit-of-case';
import { GetBoardHandler } from './queries/get-board';
import { CountCasesToDoHandler } from './queries/count-cases-to-do';
import { ExportCasesToDoHandler } from './queries/export-cases-to-do';
import { GetCaseFiguresHandler } from './queries/get-case-figures';
import { GetCaseMailHandler } from './queries/get-case-mail';
import { GetCaseProgressHandler } from './queries/get-case-progress';
import { GetPursuitHandler } from './queries/get-pursuit';
import { GetPursuitDraftHandler } from './queries/get-pursuit-draft';
import { ListActivityHandler } from './queries/list-activity';
import { ListStepsOfSellerHandler } from './queries/list-steps-of-seller';
import { CountWaitingHandler } from './queries/count-waiting';
import { GetPursuitSummaryHandler } from './queries/get-pursuit-summary';
import { GetPursuitsDataHandler } from './queries/get-pursuits-data';
import { ListCaseNotesHandler } from './queries/list-case-notes';
import { ListCasesToDoHandler } from './queries/list-cases-to-do';
import { ListAllPursuitsHandler, ListPursuitsHandler } from './queries/list-pursuits';
import { ListProvidersHandler } from './queries/list-providers';
import { VerifyCaseCreditsHandler } from './queries/verify-case-credits';
import { CancelReviewsWhenCaseMoved } from './reviews/adapters/events/cancel-reviews-when-case-moved';
import { AdminReviewsController } from './reviews/adapters/http/admin-reviews.controller';
import { ReviewsController } from './reviews/adapters/http/reviews.controller';
import { REVIEWS_LIVE_TABLE } from './reviews/adapters/live/live-table';
import { REVIEWS_MAIL_TABLE } from './reviews/adapters/mails/mail-table';
import { SqlReviews } from './reviews/adapters/persistence/sql-reviews';
import { AnswerReviewHandler } from './reviews/commands/answer-review';
import { RemindOfReviewsJob } from './reviews/adapters/jobs/remind-of-reviews';
import { CancelReviewsHandler } from './reviews/commands/cancel-reviews';
import { CancelReviewHandler } from './reviews/commands/cancel-review';
import { MinuteReviewHandler } from './reviews/commands/minute-review';
import { ProposeReviewHandler } from './reviews/commands/propose-review';
import { RemindOfReviewsHandler } from './reviews/commands/remind-of-reviews';
import { SetActionItemDoneHandler } from './reviews/commands/set-action-item-done';
import { Reviews } from './reviews/domain/reviews.repository';
import { FindAttendeesHandler } from './reviews/queries/find-attendees';
import { IsReviewBookedHandler } from './reviews/queries/is-review-booked';
import { ListReviewsHandler } from './reviews/queries/list-reviews';
import { ListReviewsToAnswerHandler } from './reviews/queries/list-reviews-to-answer';
import { SIZING_CONTROLLERS, SIZING_PROVIDERS } from './sizing/sizing.wiring';

const commands = [
  SavePursuitDraftHandler,
  DiscardPursuitDraftHandler,
  RegisterPursuitHandler,
  EditPursuitHandler,
  MovePursuitHandler,
  ErasePursuitsHandler,
  OpenCaseHandler,
  LockCaseHandler,
  PlanPresentationHandler,
  ReleaseDocumentsHandler,
  MoveCaseHandler,
  AssignCaseHandler,
  UnassignCasesHandler,
  AddPursuitNoteHandler,
  AddCaseNoteHandler,
  RemindOfDueCasesHandler,
  AddDeliverableFileHandler,
  RemoveDeliverableFileHandler,
  PublishDeliverableHandler,
  ProposeReviewHandler,
  AnswerReviewHandler,
  CancelReviewHandler,
  CancelReviewsHandler,
  MinuteReviewHandler,
  SetActionItemDoneHandler,
  RemindOfReviewsHandler,
];
const queries = [
  ListPursuitsHandler,
  ListAllPursuitsHandler,
  GetBoardHandler,
  GetPursuitHandler,
  GetPursuitDraftHandler,
  CountWaitingHandler,
  ListActivityHandler,
  ListStepsOfSellerHandler,
  GetPursuitSummaryHandler,
  FindColleagueHandler,
  GetPursuitsDataHandler,
  GetCaseProgressHandler,
  FindPursuitOfCaseHandler,
  FindCaseOfPursuitHandler,
  FindCaseHandler,
  GetCaseMailHandler,
  ListCaseStatesHandler,
  ListOwnedCasesHandler,
  VerifyCaseCreditsHandler,
  CountCasesToDoHandler,
  ExportCasesToDoHandler,
  ListCasesToDoHandler,
  ListCaseNotesHandler,
  GetCaseFiguresHandler,
  ListProvidersHandler,
  ListDeliverablesHandler,
  GetNextVersionHandler,
  FindApprovedVersionHandler,
  FindDeliverableFileHandler,
  FindAttendeesHandler,
  IsReviewBookedHandler,
  ListReviewsHandler,
  ListReviewsToAnswerHandler,
];

/** The application provides `Participants`, `Analysts`, `CaseCredits`, `CaseRates` and `LinkAttempts`. */
@Module({
  controllers: [
    PursuitsController,
    PursuitDraftController,
    CaseProgressController,
    AdminPursuitsController,
    AdminStepsController,
    AdminCasesController,
    DeliverablesController,
    AdminDeliverablesController,
    ...INPUT_CONTROLLERS,
    ...SIZING_CONTROLLERS,
    ReviewsController,
    AdminReviewsController,
    ...ADVOCATE_CONTROLLERS,
  ],
  providers: [
    ...commands,
    ...queries,
    ...INPUT_PROVIDERS,
    ...SIZING_PROVIDERS,
    ...ADVOCATE_PROVIDERS,
    { provide: Pursuits, useClass: SqlPursuits },
    { provide: Cases, useClass: SqlCases },
    { provide: Reminders, useClass: SqlReminders },
    { provide: Deliverables, useClass: StoredDeliverables },
    { provide: Reviews, useClass: SqlReviews },
  ],
})
export class PursuitsModule {}

/** For the worker: only it sends mail. The application provides `CaseOwners`, `SellerInbox` and `ProviderInbox`. */
@Module({
  imports: [PursuitsModule],
  providers: [
    RemindOfDueCasesJob,
    RemindOfReviewsJob,
    ...INPUT_WORKER_PROVIDERS,
    ...ADVOCATE_WORKER_PROVIDERS,
    CancelReviewsWhenCaseMoved,
    ...NOTICE_WORKER_PROVIDERS,
    UnassignCasesWhenRoleChanged,
    NotifySellerWhenCaseMoved,
    ...liveHandlers([...LIVE_TABLE, ...DELIVERABLES_LIVE_TABLE, ...REVIEWS_LIVE_TABLE]),
    ...mailHandlers(
      [
        ...MAIL_TABLE,
        ...DELIVERABLES_MAIL_TABLE,
        ...REVIEWS_MAIL_TABLE,
        ...ADVOCATE_MAIL_TABLE,
        ...PROVIDER_MAIL_TABLE,
      ],
      CaseOwners,
    ),
  ],
})
export class PursuitsWorkerModule {}
