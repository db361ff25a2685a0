import { FlowCookies } from './adapters/http/flow-cookies';
import { SecondStepController } from './adapters/http/second-step.controller';
import { TwoStepController } from './adapters/http/two-step.controller';
import { SqlAuthenticators } from './adapters/persistence/sql-authenticators';
import { SqlFlows } from './adapters/persistence/sql-flows';
import { SqlRecoveryCodeBook } from './adapters/persistence/sql-recovery-code-book';
import { MailOwnerWhenSignInChanged } from './adapters/queue/mail-owner-when-sign-in-changed';
import { KeyedRecoveryCodes } from './adapters/secrets/keyed-recovery-codes';
import { OtpAuthSecrets } from './adapters/secrets/otp-auth-secrets';
import { BeginSecondStepHandler } from './commands/begin-second-step';
import { BeginTwoStepHandler } from './commands/begin-two-step';
import { AuthenticatorSecrets, RecoveryCodes } from './commands/ports';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes';
import { SecondFactors } from './commands/second-factors';
import { TakeSecondStepHandler } from './commands/take-second-step';
import { TurnOffTwoStepHandler } from './commands/turn-off-two-step';
import { TurnOnTwoStepHandler } from './commands/turn-on-two-step';
import { Authenticators, Flows, RecoveryCodeBook } from './domain/sign-in-methods';
import { GetTwoStepHandler } from './queries/get-two-step';

const commands = [
  BeginTwoStepHandler,
  TurnOnTwoStepHandler,
  RenewRecoveryCodesHandler,
  TurnOffTwoStepHandler,
  BeginSecondStepHandler,
  TakeSecondStepHandler,
];
const ports = [
  { provide: Authenticators, useClass: SqlAuthenticators },
  { provide: RecoveryCodeBook, useClass: SqlRecoveryCodeBook },
  { provide: Flows, useClass: SqlFlows },
  { provide: AuthenticatorSecrets, useClass: OtpAuthSecrets },
  { provide: RecoveryCodes, useClass: KeyedRecoveryCodes },
];

const shared = [
  {
    provide: SecondFactors,
    useFactory: (...parts: ConstructorParameters<typeof SecondFactors>) => new SecondFactors(...parts),
    inject: [Authenticators, RecoveryCodeBook],
  },
];

/** What there is to sign in with besides a password. */
export const SIGN_IN_METHODS = {
  controllers: [SecondStepController, TwoStepController],
  providers: [...commands, GetTwoStepHandler, ...ports, ...shared, FlowCookies],
  reactions: [MailOwnerWhenSignInChanged],
};
