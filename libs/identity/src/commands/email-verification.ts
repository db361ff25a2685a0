import type { Account } from '../domain/account';
import { EmailCode } from '../domain/email-code';
import { EmailCodes, Registrations } from '../domain/people.repository';
import { AccountAccess } from './account-access';
import { AddressProof } from './address-proof';
import { type ResetLink, ResetLinks } from '../domain/mailed-secrets';
import type { VerifyingBrowser } from './send-verification-code';

export type Verification =
  | { readonly outcome: 'already-verified' }
  | { readonly outcome: 'signed-up' | 'verified'; readonly accountId: string }
  | { readonly outcome: 'choose-password'; readonly resetLink: ResetLink };

/** Applies the sign-up's name and password in its own browser only, because a stranger may have signed up. */
export class EmailVerification {
  constructor(
    private readonly registrations: Registrations,
    private readonly codes: EmailCodes,
    private readonly access: AccountAccess,
    private readonly links: ResetLinks,
    private readonly proof: AddressProof,
  ) {}

  async of(account: Account, browser: VerifyingBrowser, unusableHash: string, now: Date): Promise<Verification> {
    const { id, email } = account;
    const registration =
      browser.registrationHash && (await this.registrations.inBrowser(browser.registrationHash, now));
    if (registration && registration.email === email) {
      account.completeRegistration(registration);
      await this.access.endOthers(account, now);
      await this.proof.of(account, now);
      return { outcome: 'signed-up', accountId: id };
    }
    if (browser.session?.accountId === id) {
      await this.access.endOthers(account, now, browser.session.sessionId);
      await this.proof.of(account, now);
      return { outcome: 'verified', accountId: id };
    }
    account.voidPassword(unusableHash);
    account.cancelDeletion();
    await this.access.endOthers(account, now);
    await this.codes.voidAll(email, 'verify-email', now);
    await this.registrations.removeAll(email);
    const code = EmailCode.issue(id, 'reset-password', now);
    const resetLink = this.links.of(code.id);
    code.linkHash = this.links.hashOf(resetLink);
    this.codes.add(code);
    return { outcome: 'choose-password', resetLink };
  }
}
