import { Clock } from '@casewright/kernel';
import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ConfirmSession } from '../commands/confirm-session';
import { WrongPassword } from '../domain/attempts.errors';
import { type Protection, refuseWithoutSecondStep, skipsPassword } from '../sign-in-methods/domain/protection';
import { PasswordNeeded } from '../sign-in-methods/domain/sign-in-methods.errors';
import { FindPasswordHash } from '../queries/find-password-hash';
import { GetProtection } from '../sign-in-methods/queries/get-protection';
import { Attempts } from './attempts';
import { PasswordHasher } from './password-hasher';

/** An open session is not enough to change how an account is protected. */
@Injectable()
export class ConfirmOwner {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: Attempts,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * @param password not needed shortly after signing in with a second factor
   * @throws SecondStepNeeded, PasswordNeeded, TooManyPasswordAttempts, TooManyPasswordsAtOnce, WrongPassword
   */
  async confirm(principal: Principal, password?: string): Promise<void> {
    const protection = await this.confirmSecondFactor(principal);
    if (typeof password === 'string') await this.confirmPassword(principal.userId, password);
    else if (!skipsPassword(protection, principal, this.clock.now())) throw new PasswordNeeded();
  }

  /** Accounts with a second factor need a session opened with it. @throws SecondStepNeeded */
  async confirmSecondFactor(principal: Principal): Promise<Protection | undefined> {
    const protection = await this.queries.execute(new GetProtection(principal.sessionId));
    refuseWithoutSecondStep(protection, principal);
    return protection;
  }

  /** Step-up: the session counts as confirmed for a while. @throws TooManyPasswordAttempts, WrongPassword */
  async confirmSession({ userId, sessionId }: Principal, password: string): Promise<void> {
    await this.confirmPassword(userId, password);
    await this.commands.execute(new ConfirmSession(sessionId));
  }

  /** @throws TooManyPasswordAttempts, TooManyPasswordsAtOnce, WrongPassword */
  confirmPassword(accountId: string, password: string): Promise<string> {
    return this.attempts.during([{ purpose: 'confirm-password', key: accountId }], async () => {
      const passwordHash = await this.queries.execute(new FindPasswordHash(accountId));
      if (!passwordHash || !(await this.hasher.matches(password, passwordHash))) throw new WrongPassword();
      return passwordHash;
    });
  }
}
