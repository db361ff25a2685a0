import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { PendingStep } from '../../domain/pending-step';
import { MAX_PASSKEYS } from '../domain/passkey';
import { Accounts, PendingSteps } from '../../domain/people.repository';
import { Passkeys } from '../domain/sign-in-methods.repository';
import { TooManyPasskeys } from '../domain/sign-in-methods.errors';

export interface KnownKeys {
  /** Credentials that the device must not create again. */
  readonly known: readonly { readonly credentialId: string; readonly transports: readonly string[] }[];
}

/** Call it after the owner is confirmed. */
export class BeginPasskey extends Command<KnownKeys> {
  constructor(
    readonly accountId: string,
    readonly tokenHash: string,
    readonly challenge: string,
  ) {
    super();
  }
}

@CommandHandler(BeginPasskey)
export class BeginPasskeyHandler implements ICommandHandler<BeginPasskey> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly pendingSteps: PendingSteps,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, tokenHash, challenge }: BeginPasskey): Promise<KnownKeys> {
    if (!(await this.accounts.lock(accountId))) throw new AccountNotFound(accountId);
    const passkeys = await this.passkeys.of(accountId);
    if (passkeys.length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);

    const about = { accountId, about: challenge };
    await this.pendingSteps.begin(PendingStep.begin('add-passkey', tokenHash, about, this.clock.now()));
    return { known: passkeys.map(({ credentialId, transports }) => ({ credentialId, transports })) };
  }
}
