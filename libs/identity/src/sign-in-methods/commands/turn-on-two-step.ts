import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { WrongSecondStep } from '../../domain/attempts.errors';
import { AccountAccess } from '../../commands/account-access';
import { Accounts } from '../../domain/people.repository';
import { Authenticators, RecoveryCodes } from '../domain/sign-in-methods.repository';
import { TwoStepAlreadyOn, TwoStepNotStarted } from '../domain/sign-in-methods.errors';
import { AuthenticatorSecrets, RecoveryCodeGenerator } from '../../commands/ports';

export interface ShownOnce {
  readonly recoveryCodes: readonly string[];
}

/** The code proves that the app has the secret. */
export class TurnOnTwoStep extends Command<ShownOnce> {
  constructor(
    readonly accountId: string,
    readonly code: string,
    /** The current session. The others end. */
    readonly sessionId: string,
  ) {
    super();
  }
}

@CommandHandler(TurnOnTwoStep)
export class TurnOnTwoStepHandler implements ICommandHandler<TurnOnTwoStep> {
  constructor(
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly secrets: AuthenticatorSecrets,
    private readonly generator: RecoveryCodeGenerator,
    private readonly access: AccountAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, code, sessionId }: TurnOnTwoStep): Promise<ShownOnce> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    const authenticator = await this.authenticators.find(accountId);
    if (!authenticator) throw new TwoStepNotStarted();
    if (authenticator.confirmedAt) throw new TwoStepAlreadyOn();

    const now = this.clock.now();
    const step = this.secrets.stepOf(code, authenticator, now);
    if (step === undefined || !authenticator.accept(step)) throw new WrongSecondStep();
    authenticator.confirm(now);
    await this.authenticators.save(authenticator);
    await this.access.endOthers(account, now, sessionId);
    account.signInChanged('two-step-on', now);
    return { recoveryCodes: await newRecoveryCodes(accountId, this.recoveryCodes, this.generator) };
  }
}

export async function newRecoveryCodes(
  accountId: string,
  recoveryCodes: RecoveryCodes,
  generator: RecoveryCodeGenerator,
): Promise<readonly string[]> {
  const created = generator.create();
  await recoveryCodes.replace(
    accountId,
    created.map((code) => generator.hashOf(accountId, code)),
  );
  return created;
}
