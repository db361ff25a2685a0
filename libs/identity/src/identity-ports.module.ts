import { Audit, Clock, Events } from '@casewright/kernel';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { type InjectionToken, Module, type Provider } from '@nestjs/common';
import { WorkEmail } from './adapters/email-domains/work-email';
import { BrowserCookies } from './adapters/http/browser-cookies';
import { WebAuthn } from './sign-in-methods/adapters/passkeys/web-authn';
import { MikroAccounts } from './adapters/persistence/mikro-accounts';
import { MikroDataExports } from './adapters/persistence/mikro-data-exports';
import { MikroEmailChanges } from './email-change/adapters/persistence/mikro-email-changes';
import { MikroEmailCodes } from './adapters/persistence/mikro-email-codes';
import { MikroRegistrations } from './adapters/persistence/mikro-registrations';
import { IDENTITY_SCHEMAS } from './adapters/persistence/schemas';
import { SqlAttemptCounter } from './adapters/persistence/sql-attempt-counter';
import { SqlAuthenticators } from './sign-in-methods/adapters/persistence/sql-authenticators';
import { SqlFailedSignIns } from './adapters/persistence/sql-failed-sign-ins';
import { SqlDevices } from './adapters/persistence/sql-devices';
import { SqlPendingSteps } from './adapters/persistence/sql-pending-steps';
import { SqlPasskeys } from './sign-in-methods/adapters/persistence/sql-passkeys';
import { SqlRecoveryCodes } from './sign-in-methods/adapters/persistence/sql-recovery-codes';
import { SqlResetRequests } from './adapters/persistence/sql-reset-requests';
import { SqlRoleChanges } from './adapters/persistence/sql-role-changes';
import { SqlSessions } from './adapters/persistence/sql-sessions';
import { Argon2PasswordHasher } from './adapters/secrets/argon2-password-hasher';
import { KeyedCodeDigits } from './adapters/secrets/keyed-code-digits';
import { KeyedLinkTokens } from './adapters/secrets/keyed-link-tokens';
import { KeyedRecoveryCodeGenerator } from './sign-in-methods/adapters/secrets/keyed-recovery-code-generator';
import { KeyedResetLinks } from './adapters/secrets/keyed-reset-links';
import { OtpAuthSecrets } from './sign-in-methods/adapters/secrets/otp-auth-secrets';
import { RandomTokens } from './adapters/secrets/random-tokens';
import { ZxcvbnPasswordGuesses } from './adapters/secrets/zxcvbn-password-guesses';
import { AdminChanges } from './commands/admin-changes';
import { AccountAccess } from './commands/account-access';
import { AddressHolders } from './commands/address-holders';
import { AddressProof } from './commands/address-proof';
import { CodeVerifier } from './commands/code-verifier';
import { EmailMove } from './email-change/commands/email-move';
import { EmailVerification } from './commands/email-verification';
import { PasswordChange } from './commands/password-change';
import { NewPasswords } from './commands/new-passwords';
import { PasswordReset } from './commands/password-reset';
import { AuthenticatorSecrets, PasskeyCeremony, PasswordGuesses, RecoveryCodeGenerator } from './commands/ports';
import { PasskeyProof } from './sign-in-methods/commands/passkey-proof';
import { SecondFactors } from './sign-in-methods/commands/second-factors';
import { SessionOpening } from './commands/session-opening';
import { VerificationCodes } from './commands/verification-codes';
import { FailedSignIns } from './domain/failed-sign-ins.repository';
import { CodeDigits, LinkTokens, ResetLinks } from './domain/mailed-secrets';
import {
  Accounts,
  DataExports,
  Devices,
  EmailCodes,
  PendingSteps,
  Registrations,
  ResetRequests,
  RoleChanges,
  Sessions,
} from './domain/people.repository';
import { EmailChanges } from './email-change/domain/email-change.repository';
import { Authenticators, Passkeys, RecoveryCodes } from './sign-in-methods/domain/sign-in-methods.repository';
import { AttemptCounter } from './processes/attempt-counter';
import { Attempts } from './processes/attempts';
import { ConfirmOwner } from './processes/confirm-owner';
import { OpenSessions } from './processes/open-sessions';
import { PasswordHasher } from './processes/password-hasher';
import { SessionIssuer } from './processes/session-issuer';
import { Tokens } from './processes/tokens';
import { WorkEmails } from './processes/work-emails';

/** Services for commands. Built here because the domain has no Nest decorators. */
const built = [
  build(AccountAccess, [Sessions, PendingSteps, Devices]),
  build(AdminChanges, [Accounts, RoleChanges, Events, Audit, Clock]),
  build(AddressHolders, [Accounts, EmailChanges]),
  build(AddressProof, [Registrations, EmailCodes, SecondFactors, Sessions]),
  build(CodeVerifier, [Accounts, EmailCodes, CodeDigits, Clock]),
  build(EmailMove, [Registrations, EmailCodes, AddressHolders, AccountAccess]),
  build(EmailVerification, [Registrations, EmailCodes, AccountAccess, ResetLinks, AddressProof]),
  build(NewPasswords, [PasswordGuesses]),
  build(PasswordChange, [EmailCodes, EmailChanges, AccountAccess, NewPasswords]),
  build(PasswordReset, [AddressProof, PasswordChange]),
  build(PasskeyProof, [Accounts, Passkeys, PasskeyCeremony, Clock]),
  build(SecondFactors, [Authenticators, RecoveryCodes, Passkeys]),
  build(SessionOpening, [Sessions, Devices, Events, Clock, Audit]),
  build(VerificationCodes, [EmailCodes, AddressHolders]),
];
const repositories = [
  { provide: Accounts, useClass: MikroAccounts },
  { provide: Authenticators, useClass: SqlAuthenticators },
  { provide: DataExports, useClass: MikroDataExports },
  { provide: Devices, useClass: SqlDevices },
  { provide: EmailChanges, useClass: MikroEmailChanges },
  { provide: EmailCodes, useClass: MikroEmailCodes },
  { provide: FailedSignIns, useClass: SqlFailedSignIns },
  { provide: PendingSteps, useClass: SqlPendingSteps },
  { provide: Passkeys, useClass: SqlPasskeys },
  { provide: RecoveryCodes, useClass: SqlRecoveryCodes },
  { provide: Registrations, useClass: MikroRegistrations },
  { provide: ResetRequests, useClass: SqlResetRequests },
  { provide: RoleChanges, useClass: SqlRoleChanges },
  { provide: Sessions, useClass: SqlSessions },
];
const secrets = [
  { provide: AttemptCounter, useClass: SqlAttemptCounter },
  { provide: AuthenticatorSecrets, useClass: OtpAuthSecrets },
  { provide: CodeDigits, useClass: KeyedCodeDigits },
  { provide: LinkTokens, useClass: KeyedLinkTokens },
  { provide: PasskeyCeremony, useExisting: WebAuthn },
  { provide: PasswordGuesses, useClass: ZxcvbnPasswordGuesses },
  { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  { provide: RecoveryCodeGenerator, useClass: KeyedRecoveryCodeGenerator },
  { provide: ResetLinks, useClass: KeyedResetLinks },
  { provide: Tokens, useClass: RandomTokens },
  WebAuthn,
];
/** Services for processes and controllers. */
const services = [
  Attempts,
  BrowserCookies,
  ConfirmOwner,
  OpenSessions,
  SessionIssuer,
  WorkEmail,
  { provide: WorkEmails, useExisting: WorkEmail },
];
const providers = [...built, ...repositories, ...secrets, ...services];

@Module({ imports: [MikroOrmModule.forFeature(IDENTITY_SCHEMAS)], providers, exports: providers })
export class IdentityPortsModule {}

function build<Dependencies extends readonly unknown[], Built>(
  built: new (...dependencies: Dependencies) => Built,
  inject: InjectionToken[],
): Provider<Built> {
  return { provide: built, useFactory: (...dependencies: Dependencies) => new built(...dependencies), inject };
}
