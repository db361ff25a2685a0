import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AlreadyVerified, CodeRequestedTooOften, NoRegistration } from '../domain/account.errors';
import { Accounts, Registrations } from '../domain/people.repository';
import { VerificationCodes } from './verification-codes';

export interface VerifyingBrowser {
  readonly registrationHash: string | undefined;
  /** Session of an unverified account. */
  readonly session: { readonly accountId: string; readonly sessionId: string } | undefined;
}

export class SendVerificationCode extends Command<void> {
  constructor(readonly browser: VerifyingBrowser) {
    super();
  }
}

@CommandHandler(SendVerificationCode)
export class SendVerificationCodeHandler implements ICommandHandler<SendVerificationCode> {
  constructor(
    private readonly accounts: Accounts,
    private readonly registrations: Registrations,
    private readonly codes: VerificationCodes,
    private readonly clock: Clock,
  ) {}

  async execute({ browser }: SendVerificationCode): Promise<void> {
    const now = this.clock.now();
    const { email, registrationId } = await this.askerIn(browser, now);
    const holder = await this.codes.holderOf(email, now);
    const seconds = await this.codes.secondsUntilNext(email, now);
    if (seconds > 0) throw new CodeRequestedTooOften(seconds);
    if (holder) this.codes.issue(holder, email, registrationId, now);
  }

  private async askerIn({ registrationHash, session }: VerifyingBrowser, now: Date) {
    const registration = registrationHash && (await this.registrations.inBrowser(registrationHash, now));
    if (registration) return { email: registration.email, registrationId: registration.id };
    const account = session && (await this.accounts.lock(session.accountId));
    if (!account) throw new NoRegistration();
    if (account.isVerified) throw new AlreadyVerified();
    return { email: account.email, registrationId: null };
  }
}
