import { Clock } from '@casewright/kernel';
import { mailHandlers } from '@casewright/platform';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { EraseDueAccounts } from './adapters/jobs/erase-due-accounts';
import { ForgetExpiredExportsHourly } from './adapters/jobs/forget-expired-exports-hourly';
import { WorkEmail } from './adapters/email-domains/work-email';
import { DeviceCookie } from './adapters/http/device-cookie';
import { OpenSessions } from './adapters/http/open-sessions';
import { PasswordConfirmation } from './adapters/http/password-confirmation';
import { PasswordController } from './adapters/http/password.controller';
import { PasswordResetController } from './adapters/http/password-reset.controller';
import { PasswordStrategy } from './adapters/http/password.strategy';
import { SessionController } from './adapters/http/session.controller';
import { SessionDoor } from './adapters/http/session-door';
import { DeletionController } from './adapters/http/deletion.controller';
import { OwnDataController } from './adapters/http/own-data.controller';
import { OwnSessionsController } from './adapters/http/own-sessions.controller';
import { SettingsController } from './adapters/http/settings.controller';
import { SignUpController } from './adapters/http/sign-up.controller';
import { UsersController } from './adapters/http/users.controller';
import { VerificationController } from './adapters/http/verification.controller';
import { WorkEmailController } from './adapters/http/work-email.controller';
import { MAIL_TABLE } from './adapters/mails/mail-table';
import { MikroAccounts } from './adapters/persistence/mikro-accounts';
import { MikroDataExports } from './adapters/persistence/mikro-data-exports';
import { MikroRegistrations } from './adapters/persistence/mikro-registrations';
import { MikroEmailCodes } from './adapters/persistence/mikro-email-codes';
import { IDENTITY_SCHEMAS } from './adapters/persistence/schemas';
import { SqlDevices } from './adapters/persistence/sql-devices';
import { SqlGuessBudget } from './adapters/persistence/sql-guess-budget';
import { SqlResetRequests } from './adapters/persistence/sql-reset-requests';
import { SqlRoleChanges } from './adapters/persistence/sql-role-changes';
import { SqlSessionBook } from './adapters/persistence/sql-session-book';
import { SqlTriesBook } from './adapters/persistence/sql-tries-book';
import { SweepIdentity } from './adapters/persistence/sweep';
import { MakeExportWhenRequested } from './adapters/events/make-export-when-requested';
import { KeyedCodeDigits } from './adapters/secrets/keyed-code-digits';
import { KeyedLinkTokens } from './adapters/secrets/keyed-link-tokens';
import { KeyedResetLinks } from './adapters/secrets/keyed-reset-links';
import { Passwords } from './adapters/secrets/passwords';
import { AddressHolders } from './commands/address-holders';
import { AddressProof } from './commands/address-proof';
import { CancelDeletionHandler } from './commands/cancel-deletion';
import { ChangeNameHandler } from './commands/change-name';
import { ChangePasswordHandler } from './commands/change-password';
import { CompleteDataExportHandler } from './commands/complete-data-export';
import { EndOtherSessionsHandler } from './commands/end-other-sessions';
import { EndSessionHandler } from './commands/end-session';
import { EraseAccountHandler } from './commands/erase-account';
import { ForgetExpiredExportsHandler } from './commands/forget-expired-exports';
import { RequestDataExportHandler } from './commands/request-data-export';
import { RequestDeletionHandler } from './commands/request-deletion';
import { EmailVerification } from './commands/email-verification';
import { ExtendSessionHandler } from './commands/extend-session';
import { CodeJudge } from './commands/judge-code';
import { KeepAccountsHandler } from './commands/keep-accounts';
import { KeepDemoAccountHandler } from './commands/keep-demo-account';
import { MakeAdminHandler } from './commands/make-admin';
import { OpenSessionHandler } from './commands/open-session';
import { PasswordReset } from './commands/password-reset';
import { CodeDigits, LinkTokens, ResetLinks } from './domain/mailed-secrets';
import { RequestPasswordResetHandler } from './commands/request-password-reset';
import { ResetPasswordByCodeHandler } from './commands/reset-password-by-code';
import { ResetPasswordByLinkHandler } from './commands/reset-password-by-link';
import { ReturnTriesHandler } from './commands/return-tries';
import { ResumeRegistrationHandler } from './commands/resume-registration';
import { RotateSessionHandler } from './commands/rotate-session';
import { SecondFactors } from './commands/second-factors';
import { SendVerificationCodeHandler } from './commands/send-verification-code';
import { SignOutHandler } from './commands/sign-out';
import { SignUpHandler } from './commands/sign-up';
import { TakePasswordTryHandler } from './commands/take-password-try';
import { TakeSignInTryHandler } from './commands/take-sign-in-try';
import { VerificationCodes } from './commands/verification-codes';
import { VerifyEmailCodeHandler } from './commands/verify-email-code';
import { VerifyEmailLinkHandler } from './commands/verify-email-link';
import {
  Accounts,
  DataExports,
  Devices,
  EmailChanges,
  EmailCodes,
  GuessBudget,
  Registrations,
  ResetRequests,
  RoleChanges,
  SessionBook,
  TriesBook,
} from './domain/repositories';
import { EMAIL_CHANGE } from './email-change.wiring';
import { Flows } from './domain/sign-in-methods';
import { FindCredentialsHandler } from './queries/find-credentials';
import { FindRegistrationHandler } from './queries/find-registration';
import { FindPasswordHashHandler } from './queries/find-password-hash';
import { FindResetLinkHandler } from './queries/find-reset-link';
import { FindUserHandler } from './queries/find-user';
import { GetAdminUserIdsHandler } from './queries/get-admin-user-ids';
import { GetDataExportHandler } from './queries/get-data-export';
import { GetExportedDataHandler } from './queries/get-exported-data';
import { GetIdentityDataHandler } from './queries/get-identity-data';
import { ListDueDeletionsHandler } from './queries/list-due-deletions';
import { ListSessionsHandler } from './queries/list-sessions';
import { GetMailedSecretsHandler } from './queries/get-mailed-secrets';
import { GetSessionHandler } from './queries/get-session';
import { GetVerificationHandler } from './queries/get-verification';
import { ListUsersHandler } from './queries/list-users';
import { SearchPeopleHandler } from './queries/search-people';
import { SIGN_IN_METHODS } from './sign-in-methods.wiring';

const commands = [
  SignUpHandler,
  SendVerificationCodeHandler,
  ResumeRegistrationHandler,
  VerifyEmailCodeHandler,
  VerifyEmailLinkHandler,
  TakeSignInTryHandler,
  OpenSessionHandler,
  RotateSessionHandler,
  ExtendSessionHandler,
  SignOutHandler,
  ChangeNameHandler,
  TakePasswordTryHandler,
  ReturnTriesHandler,
  ChangePasswordHandler,
  RequestPasswordResetHandler,
  ResetPasswordByCodeHandler,
  ResetPasswordByLinkHandler,
  EndSessionHandler,
  EndOtherSessionsHandler,
  RequestDataExportHandler,
  CompleteDataExportHandler,
  ForgetExpiredExportsHandler,
  RequestDeletionHandler,
  CancelDeletionHandler,
  EraseAccountHandler,
  MakeAdminHandler,
  KeepAccountsHandler,
  KeepDemoAccountHandler,
];
const queries = [
  GetSessionHandler,
  GetMailedSecretsHandler,
  FindCredentialsHandler,
  FindRegistrationHandler,
  GetVerificationHandler,
  FindPasswordHashHandler,
  FindResetLinkHandler,
  FindUserHandler,
  SearchPeopleHandler,
  GetAdminUserIdsHandler,
  ListUsersHandler,
  ListSessionsHandler,
  GetDataExportHandler,
  GetExportedDataHandler,
  GetIdentityDataHandler,
  ListDueDeletionsHandler,
];
const ports = [
  { provide: Accounts, useClass: MikroAccounts },
  { provide: DataExports, useClass: MikroDataExports },
  { provide: EmailCodes, useClass: MikroEmailCodes },
  { provide: Registrations, useClass: MikroRegistrations },
  { provide: SessionBook, useClass: SqlSessionBook },
  { provide: Devices, useClass: SqlDevices },
  { provide: GuessBudget, useClass: SqlGuessBudget },
  { provide: TriesBook, useClass: SqlTriesBook },
  { provide: RoleChanges, useClass: SqlRoleChanges },
  { provide: CodeDigits, useClass: KeyedCodeDigits },
  { provide: LinkTokens, useClass: KeyedLinkTokens },
  { provide: ResetLinks, useClass: KeyedResetLinks },
  { provide: ResetRequests, useClass: SqlResetRequests },
];
/** What several commands share; theirs is the only way to it. */
const shared = [
  {
    provide: CodeJudge,
    useFactory: (...parts: ConstructorParameters<typeof CodeJudge>) => new CodeJudge(...parts),
    inject: [Accounts, EmailCodes, TriesBook, GuessBudget, CodeDigits, Clock],
  },
  {
    provide: PasswordReset,
    useFactory: (...parts: ConstructorParameters<typeof PasswordReset>) => new PasswordReset(...parts),
    inject: [EmailCodes, EmailChanges, SessionBook, Flows, Devices, AddressProof],
  },
  {
    provide: AddressProof,
    useFactory: (...parts: ConstructorParameters<typeof AddressProof>) => new AddressProof(...parts),
    inject: [Registrations, EmailCodes, SecondFactors, SessionBook],
  },
  {
    provide: VerificationCodes,
    useFactory: (...parts: ConstructorParameters<typeof VerificationCodes>) => new VerificationCodes(...parts),
    inject: [EmailCodes, AddressHolders],
  },
  {
    provide: EmailVerification,
    useFactory: (...parts: ConstructorParameters<typeof EmailVerification>) => new EmailVerification(...parts),
    inject: [Registrations, EmailCodes, SessionBook, Flows, Devices, ResetLinks, AddressProof],
  },
];
const eventHandlers = [MakeExportWhenRequested];
const chores = [SweepIdentity, EraseDueAccounts, ForgetExpiredExportsHourly];
const doors = [WorkEmail, Passwords, PasswordStrategy, PasswordConfirmation, OpenSessions, DeviceCookie, SessionDoor];

@Module({
  imports: [MikroOrmModule.forFeature(IDENTITY_SCHEMAS)],
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
    ...EMAIL_CHANGE.controllers,
    ...SIGN_IN_METHODS.controllers,
  ],
  providers: [
    ...commands,
    ...queries,
    ...ports,
    ...shared,
    ...doors,
    ...EMAIL_CHANGE.providers,
    ...SIGN_IN_METHODS.providers,
  ],
  exports: [OpenSessions, Passwords, CodeDigits, LinkTokens, ResetLinks],
})
export class IdentityModule {}

/** For the worker, which alone sends mail and tidies up. */
@Module({
  imports: [IdentityModule],
  providers: [...eventHandlers, ...mailHandlers(MAIL_TABLE), ...chores],
})
export class IdentityWorkerModule {}
