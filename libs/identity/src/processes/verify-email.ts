import { normaliseEmail } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Verification } from '../commands/email-verification';
import { OpenSession } from '../commands/open-session';
import { SendVerificationCode, type VerifyingBrowser } from '../commands/send-verification-code';
import { VerifyEmailCode } from '../commands/verify-email-code';
import { VerifyEmailLink } from '../commands/verify-email-link';
import { CodeRefused } from '../domain/attempts.errors';
import type { ResetLink } from '../domain/mailed-secrets';
import { GetCodeEntry } from '../queries/get-code-entry';
import { GetVerification, type VerificationView } from '../queries/get-verification';
import { Attempts } from './attempts';
import { inConstantTime } from './constant-time';
import { OpenSessions } from './open-sessions';
import { PasswordHasher } from './password-hasher';
import { type Browser, type IssuedSession, type RotatedSession, SessionIssuer } from './session-issuer';
import { Tokens } from './tokens';

export interface RegisteredBrowser extends Browser {
  /** Set in the browser that signed up. */
  readonly registrationToken: string | undefined;
}

export type VerifiedEmail =
  | { readonly outcome: 'signed-up'; readonly issued: IssuedSession }
  | { readonly outcome: 'verified'; readonly rotated: RotatedSession | undefined }
  | { readonly outcome: 'already-verified' }
  | { readonly outcome: 'choose-password'; readonly resetLink: ResetLink };

@Injectable()
export class VerifyEmail {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: Attempts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: OpenSessions,
    private readonly issuer: SessionIssuer,
    private readonly tokens: Tokens,
  ) {}

  async find(browser: RegisteredBrowser): Promise<VerificationView | undefined> {
    const { registrationHash, session } = await this.verifying(browser);
    return this.queries.execute(new GetVerification(registrationHash, session?.accountId));
  }

  /** @throws NoRegistration, AlreadyVerified, CodeRequestedTooOften */
  async sendCode(browser: RegisteredBrowser): Promise<void> {
    const sending = async () => this.commands.execute(new SendVerificationCode(await this.verifying(browser)));
    await inConstantTime(sending());
  }

  /** @throws CodeEntryLocked, CodeRefused */
  byCode(written: string, code: string, browser: RegisteredBrowser): Promise<VerifiedEmail> {
    return inConstantTime(this.verify(normaliseEmail(written) ?? written, code, browser));
  }

  /** Links cannot be guessed, so attempts are not counted. @throws VerificationLinkInvalid */
  byLink(written: string, token: string, browser: RegisteredBrowser): Promise<VerifiedEmail> {
    return inConstantTime(this.follow(normaliseEmail(written) ?? written, token, browser));
  }

  private async verify(email: string, code: string, browser: RegisteredBrowser): Promise<VerifiedEmail> {
    // Guesses count only while a code is open. Every sign-up opens one, so this reveals nothing.
    const { isOpen, isOutdated } = await this.queries.execute(new GetCodeEntry(email, code));
    if (!isOpen) throw new CodeRefused(isOutdated ? 'expired' : 'wrong');
    const verifying = await this.verifying(browser);
    const unusableHash = await this.hasher.unusableHash;
    const verification = await this.attempts.duringCode('verify-email', email, browser.network, () =>
      this.commands.execute(new VerifyEmailCode(email, code, verifying, unusableHash)),
    );
    return this.proceed(verification, browser);
  }

  private async follow(email: string, token: string, browser: RegisteredBrowser): Promise<VerifiedEmail> {
    const verifying = await this.verifying(browser);
    const unusableHash = await this.hasher.unusableHash;
    const verification = await this.commands.execute(new VerifyEmailLink(email, token, verifying, unusableHash));
    return this.proceed(verification, browser);
  }

  private async verifying({ sessionToken, registrationToken }: RegisteredBrowser): Promise<VerifyingBrowser> {
    const session = await this.sessions.find(sessionToken);
    return {
      registrationHash: registrationToken && this.tokens.hashOf(registrationToken),
      session: session && { accountId: session.userId, sessionId: session.sessionId },
    };
  }

  private async proceed(verification: Verification, browser: Browser): Promise<VerifiedEmail> {
    switch (verification.outcome) {
      case 'signed-up': {
        const { outcome, accountId } = verification;
        const issued = await this.issuer.open(browser, (opening) => new OpenSession({ accountId }, opening));
        return { outcome, issued };
      }
      case 'verified': {
        const { outcome, accountId } = verification;
        return { outcome, rotated: await this.issuer.rotate(browser.sessionToken, accountId) };
      }
      default:
        return verification;
    }
  }
}
