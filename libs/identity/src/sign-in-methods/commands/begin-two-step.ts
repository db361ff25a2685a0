import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { Authenticator } from '../domain/authenticator';
import { Accounts } from '../../domain/people.repository';
import { Authenticators } from '../domain/sign-in-methods.repository';
import { TwoStepAlreadyOn } from '../domain/sign-in-methods.errors';
import { AuthenticatorSecrets } from '../../commands/ports';

export interface SecretToShare {
  readonly secret: string;
}

/** Call it after the owner is confirmed. Takes effect with the app's first code. */
export class BeginTwoStep extends Command<SecretToShare> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(BeginTwoStep)
export class BeginTwoStepHandler implements ICommandHandler<BeginTwoStep> {
  constructor(
    private readonly accounts: Accounts,
    private readonly authenticators: Authenticators,
    private readonly secrets: AuthenticatorSecrets,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: BeginTwoStep): Promise<SecretToShare> {
    if (!(await this.accounts.lock(accountId))) throw new AccountNotFound(accountId);
    if ((await this.authenticators.find(accountId))?.confirmedAt) throw new TwoStepAlreadyOn();

    const { secret, sealedSecret } = this.secrets.create(accountId);
    await this.authenticators.save(Authenticator.add(accountId, sealedSecret, this.clock.now()));
    return { secret };
  }
}
