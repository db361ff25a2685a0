import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { VerificationLinkInvalid } from '../domain/account.errors';
import { LINK_LIFETIME_MS } from '../domain/email-code';
import { Accounts, EmailCodes } from '../domain/people.repository';
import { EmailVerification, type Verification } from './email-verification';
import { LinkTokens } from '../domain/mailed-secrets';
import type { VerifyingBrowser } from './send-verification-code';

/** Link tokens cannot be guessed, so attempts are not counted. They work while code entry is locked. */
export class VerifyEmailLink extends Command<Verification> {
  constructor(
    readonly email: string,
    readonly token: string,
    readonly browser: VerifyingBrowser,
    readonly unusableHash: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmailLink)
export class VerifyEmailLinkHandler implements ICommandHandler<VerifyEmailLink> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly links: LinkTokens,
    private readonly verification: EmailVerification,
    private readonly clock: Clock,
  ) {}

  async execute({ email, token, browser, unusableHash }: VerifyEmailLink): Promise<Verification> {
    const now = this.clock.now();
    const account = await this.accounts.lockAddress(email);
    const mailed = await this.codes.mailedSince(email, 'verify-email', new Date(now.getTime() - LINK_LIFETIME_MS));
    // Compare with all codes to take constant time.
    const [used] = mailed.filter(({ id }) => this.links.match(id, token));
    if (!account || !used) throw new VerificationLinkInvalid();
    if (account.isVerified) return { outcome: 'already-verified' };
    if (used.isVoid) throw new VerificationLinkInvalid();
    return this.verification.of(account, browser, unusableHash, now);
  }
}
