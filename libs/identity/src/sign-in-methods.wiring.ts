import { FlowCookies } from './adapters/http/flow-cookies';
import { OwnerConfirmation } from './adapters/http/owner-confirmation';
import { PasskeySignInController } from './adapters/http/passkey-sign-in.controller';
import { PasskeysController } from './adapters/http/passkeys.controller';
import { SecondStepController } from './adapters/http/second-step.controller';
import { TwoStepController } from './adapters/http/two-step.controller';
import { WebAuthn } from './adapters/passkeys/web-authn';
import { SqlAuthenticators } from './adapters/persistence/sql-authenticators';
import { SqlFlows } from './adapters/persistence/sql-flows';
import { SqlPasskeys } from './adapters/persistence/sql-passkeys';
import { SqlRecoveryCodeBook } from './adapters/persistence/sql-recovery-code-book';
import { KeyedRecoveryCodes } from './adapters/secrets/keyed-recovery-codes';
import { OtpAuthSecrets } from './adapters/secrets/otp-auth-secrets';
import { AddPasskeyHandler } from './commands/add-passkey';
import { BeginPasskeyHandler } from './commands/begin-passkey';
import { BeginPasskeySignInHandler } from './commands/begin-passkey-sign-in';
import { BeginSecondStepHandler } from './commands/begin-second-step';
import { BeginTwoStepHandler } from './commands/begin-two-step';
import { AuthenticatorSecrets, PasskeyCeremony, RecoveryCodes } from './commands/ports';
import { RemovePasskeyHandler } from './commands/remove-passkey';
import { RemoveSecondFactorsHandler } from './commands/remove-second-factors';
import { RenamePasskeyHandler } from './commands/rename-passkey';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes';
import { SecondFactors } from './commands/second-factors';
import { TakePasskeyHandler } from './commands/take-passkey';
import { TakeSecondStepHandler } from './commands/take-second-step';
import { TurnOffTwoStepHandler } from './commands/turn-off-two-step';
import { TurnOnTwoStepHandler } from './commands/turn-on-two-step';
import { Authenticators, Flows, Passkeys, RecoveryCodeBook } from './domain/sign-in-methods';
import { GetProtectionHandler } from './queries/get-protection';
import { GetTwoStepHandler } from './queries/get-two-step';
import { ListPasskeysHandler } from './queries/list-passkeys';

const commands = [
  BeginTwoStepHandler,
  TurnOnTwoStepHandler,
  RenewRecoveryCodesHandler,
  TurnOffTwoStepHandler,
  BeginSecondStepHandler,
  TakeSecondStepHandler,
  BeginPasskeyHandler,
  AddPasskeyHandler,
  RenamePasskeyHandler,
  RemovePasskeyHandler,
  BeginPasskeySignInHandler,
  TakePasskeyHandler,
  RemoveSecondFactorsHandler,
];
const queries = [GetTwoStepHandler, ListPasskeysHandler, GetProtectionHandler];
const ports = [
  { provide: Authenticators, useClass: SqlAuthenticators },
  { provide: RecoveryCodeBook, useClass: SqlRecoveryCodeBook },
  { provide: Passkeys, useClass: SqlPasskeys },
  { provide: Flows, useClass: SqlFlows },
  { provide: AuthenticatorSecrets, useClass: OtpAuthSecrets },
  { provide: RecoveryCodes, useClass: KeyedRecoveryCodes },
  { provide: PasskeyCeremony, useExisting: WebAuthn },
];
const shared = [
  {
    provide: SecondFactors,
    useFactory: (...parts: ConstructorParameters<typeof SecondFactors>) => new SecondFactors(...parts),
    inject: [Authenticators, RecoveryCodeBook, Passkeys],
  },
];

/** What there is to sign in with besides a password. */
export const SIGN_IN_METHODS = {
  controllers: [SecondStepController, TwoStepController, PasskeysController, PasskeySignInController],
  providers: [...commands, ...queries, ...ports, ...shared, WebAuthn, FlowCookies, OwnerConfirmation],
};
