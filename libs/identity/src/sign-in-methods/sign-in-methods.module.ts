import { Module } from '@nestjs/common';
import { PasskeySignInController } from './adapters/http/passkey-sign-in.controller';
import { PasskeyStepUpController } from './adapters/http/passkey-step-up.controller';
import { PasskeysController } from './adapters/http/passkeys.controller';
import { SecondStepController } from './adapters/http/second-step.controller';
import { TwoStepController } from './adapters/http/two-step.controller';
import { AddPasskeyHandler } from './commands/add-passkey';
import { BeginPasskeyHandler } from './commands/begin-passkey';
import { BeginPasskeySignInHandler } from './commands/begin-passkey-sign-in';
import { BeginSecondStepHandler } from './commands/begin-second-step';
import { BeginTwoStepHandler } from './commands/begin-two-step';
import { ConfirmWithPasskeyHandler } from './commands/confirm-with-passkey';
import { RemovePasskeyHandler } from './commands/remove-passkey';
import { RemoveSecondFactorsHandler } from './commands/remove-second-factors';
import { RenamePasskeyHandler } from './commands/rename-passkey';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes';
import { ReportSignInChangeHandler } from './commands/report-sign-in-change';
import { UseChallengeHandler } from './commands/use-challenge';
import { SignInWithPasskeyHandler } from './commands/sign-in-with-passkey';
import { CompleteSecondStepHandler } from './commands/complete-second-step';
import { TurnOffTwoStepHandler } from './commands/turn-off-two-step';
import { TurnOnTwoStepHandler } from './commands/turn-on-two-step';
import { PasskeyCeremonies } from './processes/passkey-ceremonies';
import { SecondStep } from './processes/second-step';
import { TwoStep } from './processes/two-step';
import { FindPendingSignInHandler } from './queries/find-pending-sign-in';
import { GetProtectionHandler } from './queries/get-protection';
import { GetTwoStepHandler } from './queries/get-two-step';
import { ListPasskeysHandler } from './queries/list-passkeys';
import { IdentityPortsModule } from '../identity-ports.module';

const commands = [
  BeginTwoStepHandler,
  TurnOnTwoStepHandler,
  RenewRecoveryCodesHandler,
  TurnOffTwoStepHandler,
  BeginSecondStepHandler,
  CompleteSecondStepHandler,
  BeginPasskeyHandler,
  AddPasskeyHandler,
  RenamePasskeyHandler,
  RemovePasskeyHandler,
  BeginPasskeySignInHandler,
  UseChallengeHandler,
  SignInWithPasskeyHandler,
  ConfirmWithPasskeyHandler,
  ReportSignInChangeHandler,
  RemoveSecondFactorsHandler,
];
const processes = [SecondStep, TwoStep, PasskeyCeremonies];
const queries = [FindPendingSignInHandler, GetTwoStepHandler, ListPasskeysHandler, GetProtectionHandler];

@Module({
  imports: [IdentityPortsModule],
  controllers: [
    SecondStepController,
    TwoStepController,
    PasskeysController,
    PasskeySignInController,
    PasskeyStepUpController,
  ],
  providers: [...commands, ...processes, ...queries],
})
export class SignInMethodsModule {}
