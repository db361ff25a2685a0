import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import { normaliseEmail } from '@casewright/rules';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { type TakenTry, TakeSignInTry } from '../../commands/take-sign-in-try';
import { WrongCredentials } from '../../domain/account.errors';
import { FindCredentials } from '../../queries/find-credentials';
import { type Decoy, FindDecoy } from '../../queries/find-decoy';
import { Passwords } from '../secrets/passwords';
import { networkOf } from './network-of';
import { SessionDoor } from './session-door';

/** Who the right password was given for. */
export interface ProvenAccount {
  readonly accountId: string;
  readonly email: string;
  /** Whether the password is half of it only. */
  readonly hasTwoStep: boolean;
  /** Counted before the password was judged, and given back when a session is opened. */
  readonly tries: readonly TakenTry[];
}

/** Takes as long for an address that nobody signed up with, and is counted for it too. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly passwords: Passwords,
    private readonly door: SessionDoor,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  /** @throws TooManySignInTries, WrongCredentials */
  async validate(request: FastifyRequest, written: string, password: string): Promise<ProvenAccount> {
    const email = normaliseEmail(written) ?? written;
    const credentials = await this.queries.execute(new FindCredentials(email));
    const tries = await this.commands.execute(
      new TakeSignInTry({
        email,
        accountId: credentials?.accountId,
        deviceTokenHash: this.door.deviceTokenHash(request),
        network: networkOf(request),
      }),
    );
    const isRight = await this.passwords.isRight(password, credentials?.passwordHash);
    // Looked for in vain after a new account's password too: a decoy is found in the same time, a wrong one refused in it.
    const decoy = isRight && credentials?.isVerified ? undefined : await this.decoyOf(email, password);
    const proven = isRight ? credentials : decoy;
    if (!proven) throw new WrongCredentials();
    return { accountId: proven.accountId, email, hasTwoStep: proven.hasTwoStep, tries };
  }

  private async decoyOf(email: string, password: string): Promise<Decoy | undefined> {
    return this.queries.execute(new FindDecoy(email, await this.passwords.hashAt(email, password)));
  }
}
