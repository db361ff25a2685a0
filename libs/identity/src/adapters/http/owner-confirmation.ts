import { Clock } from '@casewright/kernel';
import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Protection, refuseWithoutSecondStep, sparesPassword } from '../../domain/protection';
import { PasswordNeeded } from '../../domain/sign-in-methods.errors';
import { GetProtection } from '../../queries/get-protection';
import { PasswordConfirmation } from './password-confirmation';

/** Asked before what protects an account is changed. */
@Injectable()
export class OwnerConfirmation {
  constructor(
    private readonly queries: QueryBus,
    private readonly confirmation: PasswordConfirmation,
    private readonly clock: Clock,
  ) {}

  /**
   * @param password not needed by who signed in with a second factor a moment ago
   * @throws SecondStepNeeded, PasswordNeeded, TooManyPasswordTries, WrongPassword
   */
  async refuseUnlessOwner(principal: Principal, password?: string): Promise<void> {
    const protection = await this.refuseWithoutSecondFactor(principal);
    if (typeof password === 'string') await this.confirmation.refuseUnlessRight(principal.userId, password);
    else if (!sparesPassword(protection, principal, this.clock.now())) throw new PasswordNeeded();
  }

  /**
   * Where an account has a second factor, the session must have been opened with it.
   * @throws SecondStepNeeded
   */
  async refuseWithoutSecondFactor(principal: Principal): Promise<Protection | undefined> {
    const protection = await this.queries.execute(new GetProtection(principal.sessionId));
    refuseWithoutSecondStep(protection, principal);
    return protection;
  }
}
