import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReplacePassword } from '../commands/replace-password';
import { NewPasswordRefused } from '../domain/account.errors';
import { ConfirmOwner } from './confirm-owner';
import { refuseWeakPassword } from './new-password';
import { PasswordHasher } from './password-hasher';
import { type RotatedSession, SessionIssuer } from './session-issuer';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly commands: CommandBus,
    private readonly owner: ConfirmOwner,
    private readonly hasher: PasswordHasher,
    private readonly issuer: SessionIssuer,
  ) {}

  /**
   * Ends other sessions and rotates the token of the current one.
   * @throws NewPasswordRefused, SecondStepNeeded, TooManyPasswordAttempts, TooManyPasswordsAtOnce, WrongPassword
   */
  async change(
    principal: Principal,
    password: string,
    newPassword: string,
    sessionToken: string | undefined,
  ): Promise<RotatedSession | undefined> {
    refuseWeakPassword(newPassword);
    const { userId, email, sessionId } = principal;
    await this.owner.confirmSecondFactor(principal);
    const previousHash = await this.owner.confirmPassword(userId, password);
    if (newPassword.normalize('NFKC') === password.normalize('NFKC')) {
      throw new NewPasswordRefused('Choose a password that differs from your current one.');
    }
    const passwordHash = await this.hasher.hashAt(email, newPassword);
    await this.commands.execute(new ReplacePassword(userId, previousHash, passwordHash, sessionId));
    return this.issuer.rotate(sessionToken, userId);
  }
}
