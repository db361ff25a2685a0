import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import { normaliseEmail } from '@casewright/rules';
import { Strategy } from 'passport-local';
import { TakeSignInTry } from '../../commands/take-sign-in-try';
import { WrongCredentials } from '../../domain/account.errors';
import { FindCredentials } from '../../queries/find-credentials';
import { Passwords } from '../secrets/passwords';

/** Who the right password was given for. */
export interface ProvenAccount {
  readonly accountId: string;
  readonly email: string;
}

/** Takes as long for an address that nobody signed up with, and is counted for it too. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: Passwords,
  ) {
    super({ usernameField: 'email' });
  }

  /** @throws TooManySignInTries, WrongCredentials */
  async validate(written: string, password: string): Promise<ProvenAccount> {
    const email = normaliseEmail(written) ?? written;
    await this.commands.execute(new TakeSignInTry(email));
    const credentials = await this.queries.execute(new FindCredentials(email));
    const isRight = await this.passwords.isRight(password, credentials?.passwordHash);
    if (!credentials || !isRight) throw new WrongCredentials();
    return { accountId: credentials.accountId, email };
  }
}
