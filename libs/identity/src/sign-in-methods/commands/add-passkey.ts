import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../../domain/account.errors';
import { PasskeyRefused } from '../../domain/attempts.errors';
import { MAX_PASSKEYS, Passkey } from '../domain/passkey';
import { Accounts } from '../../domain/people.repository';
import { Passkeys } from '../domain/sign-in-methods.repository';
import { PasskeyKnown, TooManyPasskeys } from '../domain/sign-in-methods.errors';
import { type KeyCreation, PasskeyCeremony } from '../../commands/ports';

/** @returns the passkey's id */
export class AddPasskey extends Command<string> {
  constructor(
    readonly accountId: string,
    readonly challenge: string,
    readonly creation: KeyCreation,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId, challenge, creation, name }: AddPasskey): Promise<string> {
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    const made = await this.ceremony.made(creation, challenge);
    if (!made) throw new PasskeyRefused();
    if ((await this.passkeys.of(accountId)).length >= MAX_PASSKEYS) throw new TooManyPasskeys(MAX_PASSKEYS);
    const now = this.clock.now();
    const passkey = Passkey.add(accountId, made, name, now);
    if (!(await this.passkeys.add(passkey))) throw new PasskeyKnown();
    account.signInChanged('passkey-added', now);
    return passkey.id;
  }
}
