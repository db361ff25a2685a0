import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BeginPasswordReset } from '../commands/begin-password-reset';
import { NewPasswords } from '../commands/new-passwords';
import { ResetPasswordByCode } from '../commands/reset-password-by-code';
import { ResetPasswordByLink } from '../commands/reset-password-by-link';
import { SendPasswordReset } from '../commands/send-password-reset';
import { ResetLinkInvalid, ResetNotStarted } from '../domain/account.errors';
import { type ResetLink, ResetLinks } from '../domain/mailed-secrets';
import { FindPendingReset } from '../queries/find-pending-reset';
import { FindResetLink } from '../queries/find-reset-link';
import { Attempts } from './attempts';
import { inConstantTime } from './constant-time';
import { PasswordHasher } from './password-hasher';
import { Tokens } from './tokens';
import { WorkEmails } from './work-emails';

/** Opens no session and ends all sessions of the account. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: Attempts,
    private readonly passwords: NewPasswords,
    private readonly hasher: PasswordHasher,
    private readonly links: ResetLinks,
    private readonly workEmails: WorkEmails,
    private readonly tokens: Tokens,
  ) {}

  /**
   * @param remember stores the token in the browser, also when no new email is due, since the last code still works
   * @throws WorkEmailRequired, CodeRequestedTooOften
   */
  async begin(written: string, remember: (token: string) => void): Promise<void> {
    const email = this.workEmails.addressOf(written);
    const token = this.tokens.create();
    await this.commands.execute(new BeginPasswordReset(email, this.tokens.hashOf(token)));
    remember(token);
    await inConstantTime(this.commands.execute(new SendPasswordReset(email)));
  }

  /** @throws NewPasswordRefused, ResetNotStarted, TooManyPasswordsAtOnce, CodeEntryLocked, CodeRefused */
  async byCode(token: string | undefined, code: string, newPassword: string, network: string): Promise<void> {
    await this.passwords.refuseWeak(newPassword);
    const tokenHash = token && this.tokens.hashOf(token);
    const pending = tokenHash && (await this.queries.execute(new FindPendingReset(tokenHash)));
    if (!pending) throw new ResetNotStarted();
    // Counted before hashing, which is expensive.
    const resetting = this.attempts.duringCode('reset-password', pending.email, network, async () => {
      const chosen = { password: newPassword, hash: await this.hasher.hash(newPassword) };
      await this.commands.execute(new ResetPasswordByCode(tokenHash, code, chosen));
    });
    await inConstantTime(resetting);
  }

  /** @throws NewPasswordRefused, ResetLinkInvalid, TooManyPasswordsAtOnce */
  async byLink(link: ResetLink, newPassword: string): Promise<void> {
    await this.passwords.refuseWeak(newPassword);
    // Check the link first, since hashing is expensive.
    if (!(await this.queries.execute(new FindResetLink(this.links.hashOf(link))))) throw new ResetLinkInvalid();
    const chosen = { password: newPassword, hash: await this.hasher.hash(newPassword) };
    await this.commands.execute(new ResetPasswordByLink(link, chosen));
  }
}
