import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ResetLinkInvalid } from '../domain/account.errors';
import { RESET_LINK_LIFETIME_MS } from '../domain/email-code';
import { Accounts, EmailCodes } from '../domain/people.repository';
import type { ChosenPassword } from './password-change';
import { PasswordReset } from './password-reset';
import { type ResetLink, ResetLinks } from '../domain/mailed-secrets';

/** Works while code entry is locked. */
export class ResetPasswordByLink extends Command<void> {
  constructor(
    readonly link: ResetLink,
    readonly chosen: ChosenPassword,
  ) {
    super();
  }
}

@CommandHandler(ResetPasswordByLink)
export class ResetPasswordByLinkHandler implements ICommandHandler<ResetPasswordByLink> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly links: ResetLinks,
    private readonly reset: PasswordReset,
    private readonly clock: Clock,
  ) {}

  async execute({ link, chosen }: ResetPasswordByLink): Promise<void> {
    const linkHash = this.links.hashOf(link);
    const found = await this.codes.withLink(linkHash);
    const account = found?.accountId ? await this.accounts.lock(found.accountId) : undefined;
    // Read again: it may have been used before the lock was granted.
    const sent = account && (await this.codes.withLink(linkHash));
    const now = this.clock.now();
    const isValid = sent && now.getTime() - sent.issuedAt.getTime() < RESET_LINK_LIFETIME_MS;
    if (!account || !isValid || !this.links.match(sent.id, link)) throw new ResetLinkInvalid();
    await this.reset.of(account, chosen, now);
  }
}
