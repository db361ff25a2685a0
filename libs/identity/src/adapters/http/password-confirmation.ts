import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ReturnTries } from '../../commands/return-tries';
import { TakePasswordTry } from '../../commands/take-password-try';
import type { TakenTry } from '../../commands/take-sign-in-try';
import { WrongPassword } from '../../domain/account.errors';
import { FindPasswordHash } from '../../queries/find-password-hash';
import { Passwords } from '../secrets/passwords';
import { returnedUnlessJudged } from './returned-unless-judged';

/** An open session is not enough for what would take the account from its owner: the password is asked again. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: Passwords,
  ) {}

  /**
   * @returns the hash that was verified
   * @throws TooManyPasswordTries, TooManyPasswordsAtOnce, WrongPassword
   */
  async refuseUnlessRight(accountId: string, password: string): Promise<string> {
    const taken: TakenTry = { whose: accountId, purpose: 'confirm-password' };
    await this.commands.execute(new TakePasswordTry(accountId));
    const passwordHash = await this.queries.execute(new FindPasswordHash(accountId));
    if (!passwordHash) throw new WrongPassword();
    const judging = this.passwords.isRight(password, passwordHash);
    if (!(await returnedUnlessJudged(this.commands, [taken], judging))) throw new WrongPassword();
    await this.commands.execute(new ReturnTries([taken]));
    return passwordHash;
  }
}
