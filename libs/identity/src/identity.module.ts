import { liveHandlers, mailHandlers } from '@casewright/platform';
import { Module } from '@nestjs/common';
import { MakeExportWhenRequested } from './adapters/events/make-export-when-requested';
import { AdminsController } from './adapters/http/admins.controller';
import { DeletionController } from './adapters/http/deletion.controller';
import { OwnDataController } from './adapters/http/own-data.controller';
import { OwnSessionsController } from './adapters/http/own-sessions.controller';
import { PasswordResetController } from './adapters/http/password-reset.controller';
import { PasswordController } from './adapters/http/password.controller';
import { PasswordStrategy } from './adapters/http/password.strategy';
import { SessionController } from './adapters/http/session.controller';
import { SettingsController } from './adapters/http/settings.controller';
import { SignUpController } from './adapters/http/sign-up.controller';
import { StepUpController } from './adapters/http/step-up.controller';
import { UserController } from './adapters/http/user.controller';
import { UsersController } from './adapters/http/users.controller';
import { VerificationController } from './adapters/http/verification.controller';
import { WorkEmailController } from './adapters/http/work-email.controller';
import { EraseDueAccounts } from './adapters/jobs/erase-due-accounts';
import { ForgetExpiredExportsHourly } from './adapters/jobs/forget-expired-exports-hourly';
import { ReportSpraysOften } from './adapters/jobs/report-sprays-often';
import { LIVE_TABLE } from './adapters/live/live-table';
import { MAIL_TABLE } from './adapters/mails/mail-table';
import { SweepIdentity } from './adapters/persistence/sweep';
import { ResealAuthenticators } from './sign-in-methods/adapters/persistence/reseal-authenticators';
import { BeginPasswordResetHandler } from './commands/begin-password-reset';
import { CancelDeletionHandler } from './commands/cancel-deletion';
import { ChangeNameHandler } from './commands/change-name';
import { ConfirmSessionHandler } from './commands/confirm-session';
import { DemoteAdminHandler } from './commands/demote-admin';
import { CompleteDataExportHandler } from './commands/complete-data-export';
import { EndAllSessionsHandler } from './commands/end-all-sessions';
import { EndOtherSessionsHandler } from './commands/end-other-sessions';
import { EndSessionHandler } from './commands/end-session';
import { EraseAccountHandler } from './commands/erase-account';
import { ExtendSessionHandler } from './commands/extend-session';
import { ForgetExpiredExportsHandler } from './commands/forget-expired-exports';
import { LockAccountsHandler } from './commands/lock-accounts';
import { SeedDemoAccountHandler } from './commands/seed-demo-account';
import { MakeAdminHandler } from './commands/make-admin';
import { OpenSessionHandler } from './commands/open-session';
import { RecordFailedSignInHandler } from './commands/record-failed-sign-in';
import { ReplacePasswordHandler } from './commands/replace-password';
import { RequestDataExportHandler } from './commands/request-data-export';
import { RequestDeletionHandler } from './commands/request-deletion';
import { ReportSpraysHandler } from './commands/report-sprays';
import { ResetPasswordByCodeHandler } from './commands/reset-password-by-code';
import { ResetPasswordByLinkHandler } from './commands/reset-password-by-link';
import { ResumeRegistrationHandler } from './commands/resume-registration';
import { RotateSessionHandler } from './commands/rotate-session';
import { SendPasswordResetHandler } from './commands/send-password-reset';
import { SendVerificationCodeHandler } from './commands/send-verification-code';
import { SignOutHandler } from './commands/sign-out';
import { StartRegistrationHandler } from './commands/start-registration';
import { VerifyEmailCodeHandler } from './commands/verify-email-code';
import { VerifyEmailLinkHandler } from './commands/verify-email-link';
import { AccountLocks } from './processes/account-locks';
import { ChangePassword } from './processes/change-password';
import { ResetPassword } from './processes/reset-password';
import { SignIn } from './processes/sign-in';
import { SignUp } from './processes/sign-up';
import { VerifyEmail } from './processes/verify-email';
import { ExportUsersHandler } from './queries/export-users';
import { FindCredentialsHandler } from './queries/find-credentials';
import { FindPasswordHashHandler } from './queries/find-password-hash';
import { FindPendingResetHandler } from './queries/find-pending-reset';
import { FindRegistrationHandler } from './queries/find-registration';
import { FindResetLinkHandler } from './queries/find-reset-link';
import { FindUserHandler } from './queries/find-user';
import { FindUsersByEmailHandler, FindUsersHandler } from './queries/find-users';
import { GetAdminUserIdsHandler } from './queries/get-admin-user-ids';
import { GetCodeEntryHandler } from './queries/get-code-entry';
import { GetDataExportHandler } from './queries/get-data-export';
import { GetExportedDataHandler } from './queries/get-exported-data';
import { GetIdentityDataHandler } from './queries/get-identity-data';
import { GetMailedSecretsHandler } from './queries/get-mailed-secrets';
import { GetSessionHandler } from './queries/get-session';
import { GetUserProfileHandler } from './queries/get-user-profile';
import { GetVerificationHandler } from './queries/get-verification';
import { ListAdminsHandler } from './queries/list-admins';
import { ListDueDeletionsHandler } from './queries/list-due-deletions';
import { ListDeviceTokenHashesHandler } from './queries/list-device-token-hashes';
import { ListFailedSignInsHandler } from './queries/list-failed-sign-ins';
import { ListSessionsHandler } from './queries/list-sessions';
import { ListUsersHandler } from './queries/list-users';
import { FindPeopleIdsHandler } from './queries/find-people-ids';
import { SearchPeopleHandler } from './queries/search-people';
import { EmailChangeModule } from './email-change/email-change.module';
import { IdentityPortsModule } from './identity-ports.module';
import { SignInMethodsModule } from './sign-in-methods/sign-in-methods.module';

const commands = [
  StartRegistrationHandler,
  SendVerificationCodeHandler,
  ResumeRegistrationHandler,
  VerifyEmailCodeHandler,
  VerifyEmailLinkHandler,
  OpenSessionHandler,
  RecordFailedSignInHandler,
  ReportSpraysHandler,
  RotateSessionHandler,
  ExtendSessionHandler,
  SignOutHandler,
  ChangeNameHandler,
  ReplacePasswordHandler,
  BeginPasswordResetHandler,
  SendPasswordResetHandler,
  ResetPasswordByCodeHandler,
  ResetPasswordByLinkHandler,
  EndSessionHandler,
  EndOtherSessionsHandler,
  EndAllSessionsHandler,
  RequestDataExportHandler,
  CompleteDataExportHandler,
  ForgetExpiredExportsHandler,
  RequestDeletionHandler,
  CancelDeletionHandler,
  EraseAccountHandler,
  MakeAdminHandler,
  DemoteAdminHandler,
  ConfirmSessionHandler,
  LockAccountsHandler,
  SeedDemoAccountHandler,
];
const processes = [SignUp, SignIn, VerifyEmail, ChangePassword, ResetPassword, AccountLocks];
const queries = [
  GetSessionHandler,
  GetCodeEntryHandler,
  GetMailedSecretsHandler,
  FindCredentialsHandler,
  FindRegistrationHandler,
  GetVerificationHandler,
  GetUserProfileHandler,
  FindPasswordHashHandler,
  FindPendingResetHandler,
  FindResetLinkHandler,
  FindUserHandler,
  FindUsersHandler,
  FindUsersByEmailHandler,
  FindPeopleIdsHandler,
  SearchPeopleHandler,
  GetAdminUserIdsHandler,
  ListUsersHandler,
  ListAdminsHandler,
  ExportUsersHandler,
  ListDeviceTokenHashesHandler,
  ListSessionsHandler,
  ListFailedSignInsHandler,
  GetDataExportHandler,
  GetExportedDataHandler,
  GetIdentityDataHandler,
  ListDueDeletionsHandler,
];

@Module({
  imports: [IdentityPortsModule, EmailChangeModule, SignInMethodsModule],
  controllers: [
    SignUpController,
    WorkEmailController,
    VerificationController,
    SessionController,
    SettingsController,
    PasswordController,
    PasswordResetController,
    OwnSessionsController,
    OwnDataController,
    DeletionController,
    UsersController,
    UserController,
    AdminsController,
    StepUpController,
  ],
  providers: [...commands, ...processes, ...queries, PasswordStrategy],
  exports: [IdentityPortsModule],
})
export class IdentityModule {}

const jobs = [SweepIdentity, ResealAuthenticators, EraseDueAccounts, ForgetExpiredExportsHourly, ReportSpraysOften];

/** For the worker, which alone sends emails and runs scheduled jobs. */
@Module({
  imports: [IdentityModule],
  providers: [...jobs, MakeExportWhenRequested, ...mailHandlers(MAIL_TABLE), ...liveHandlers(LIVE_TABLE)],
})
export class IdentityWorkerModule {}
