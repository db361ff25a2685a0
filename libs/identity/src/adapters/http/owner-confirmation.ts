import { Clock } from '@casewright/kernel';
import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PasswordNeeded, SecondStepNeeded } from '../../domain/sign-in-methods.errors';
import { GetProtection } from '../../queries/get-protection';
import { PasswordConfirmation } from './password-confirmation';

const RECENT_MS = 10 * 60 * 1000;

/**
 * Asked before what protects an account is changed: whoever found an open session, or knows the password alone, must not get
 * around a second factor. One counts where it is asked for: after the password, or before the admin area opens.
 */
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
  async refuseUnlessOwner({ userId, isAdmin, isStrong, sessionId }: Principal, password?: string): Promise<void> {
    const protection = await this.queries.execute(new GetProtection(sessionId));
    const isAsked = protection && (protection.hasTwoStep || (isAdmin && protection.hasPasskeys));
    if (isAsked && !isStrong) throw new SecondStepNeeded();
    if (typeof password === 'string') return this.confirmation.refuseUnlessRight(userId, password);

    const isRecent = protection && this.clock.now().getTime() - protection.openedAt.getTime() < RECENT_MS;
    if (!isStrong || !isRecent) throw new PasswordNeeded();
  }
}
