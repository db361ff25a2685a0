import { networkOf } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import { normaliseEmail } from '@casewright/rules';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { type TakenTry, TakeSignInTry } from '../../commands/take-sign-in-try';
import { WrongCredentials } from '../../domain/account.errors';
import { FindCredentials } from '../../queries/find-credentials';
import { FindRegistration } from '../../queries/find-registration';
import { Passwords } from '../secrets/passwords';
import { returnedUnlessJudged } from './returned-unless-judged';
import { SessionDoor } from './session-door';

/** What the right password was given for. */
export interface ProvenAccount {
  readonly email: string;
  /** Absent when the email address has to be verified first. */
  readonly account: { readonly id: string; readonly hasTwoStep: boolean } | undefined;
  /** That was verified, or salted with the address where it has to be verified first. */
  readonly passwordHash: string;
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

  /** @throws TooManySignInTries, TooManyPasswordsAtOnce, WrongCredentials */
  async validate(request: FastifyRequest, written: string, password: string): Promise<ProvenAccount> {
    const email = normaliseEmail(written) ?? written;
    const credentials = await this.queries.execute(new FindCredentials(email));
    const tries = await this.commands.execute(
      new TakeSignInTry({
        email,
        accountId: credentials?.accountId,
        deviceTokenHash: this.door.deviceTokenHash(request),
        network: networkOf(request.ip),
      }),
    );
    const judging = this.passwords.isRight(password, credentials?.passwordHash);
    const isRight = await returnedUnlessJudged(this.commands, tries, judging);
    if (isRight && credentials && !credentials.mustVerify) {
      const { accountId: id, hasTwoStep } = credentials;
      return { email, account: { id, hasTwoStep }, passwordHash: credentials.passwordHash, tries };
    }
    // Looked up for a new account too, so that a sign-up with a taken address takes the same time. When this is
    // refused, the attempt stays counted: the password was judged, and the refusal would tell that it is wrong.
    const passwordHash = await this.passwords.hashAt(email, password);
    const registration = await this.queries.execute(new FindRegistration(email, passwordHash));
    if (!isRight && !registration) throw new WrongCredentials();
    return { email, account: undefined, passwordHash, tries };
  }
}
