import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReturnPasswordTry } from '../../commands/return-password-try';
import { TakePasswordTry } from '../../commands/take-password-try';
import { WrongPassword } from '../../domain/account.errors';
import { FindPasswordHash } from '../../queries/find-password-hash';
import { Passwords } from '../secrets/passwords';

/** An open session is not enough for what would take the account from its owner: the password is asked again. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: Passwords,
  ) {}

  /** @throws TooManyPasswordTries, WrongPassword */
  async refuseUnlessRight(accountId: string, password: string): Promise<void> {
    await this.commands.execute(new TakePasswordTry(accountId));
    const passwordHash = await this.queries.execute(new FindPasswordHash(accountId));
    if (!(await this.passwords.isRight(password, passwordHash))) throw new WrongPassword();
    await this.commands.execute(new ReturnPasswordTry(accountId));
  }
}
