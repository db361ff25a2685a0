import type { Principal } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NewPasswords } from '../commands/new-passwords';
import { ReplacePassword } from '../commands/replace-password';
import { NewPasswordRefused } from '../domain/account.errors';
import { ConfirmOwner } from './confirm-owner';
import { PasswordHasher } from './password-hasher';
import { type RotatedSession, SessionIssuer } from './session-issuer';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly commands: CommandBus,
    private readonly owner: ConfirmOwner,
    private readonly passwords: NewPasswords,
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
    await this.passwords.refuseWeak(newPassword);
    const { userId, email, sessionId } = principal;
    await this.owner.confirmSecondFactor(principal);
    const previousHash = await this.owner.confirmPassword(userId, password);
    if (newPassword.normalize('NFKC') === password.normalize('NFKC')) {
      throw new NewPasswordRefused('Choose a password that differs from your current one.');
    }
    const chosen = { password: newPassword, hash: await this.hasher.hashAt(email, newPassword) };
    await this.commands.execute(new ReplacePassword(userId, previousHash, chosen, sessionId));
    return this.issuer.rotate(sessionToken, userId);
  }
}
