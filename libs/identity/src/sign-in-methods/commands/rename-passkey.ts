import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../../domain/people.repository';
import { Passkeys } from '../domain/sign-in-methods.repository';
import { PasskeyNotFound } from '../domain/sign-in-methods.errors';

export class RenamePasskey extends Command<void> {
  constructor(
    readonly accountId: string,
    readonly passkeyId: string,
    readonly name: string,
  ) {
    super();
  }
}

@CommandHandler(RenamePasskey)
export class RenamePasskeyHandler implements ICommandHandler<RenamePasskey> {
  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
  ) {}

  async execute({ accountId, passkeyId, name }: RenamePasskey): Promise<void> {
    await this.accounts.lock(accountId);
    const passkey = (await this.passkeys.of(accountId)).find(({ id }) => id === passkeyId);
    if (!passkey) throw new PasskeyNotFound();
    passkey.rename(name);
    await this.passkeys.save(passkey);
  }
}
