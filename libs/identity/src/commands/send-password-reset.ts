import { Clock } from '@casewright/kernel';
import { HOUR_MS } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CodeRequestedTooOften } from '../domain/account.errors';
import { secondsUntilRequest } from '../domain/email-code';
import { ResetLinks } from '../domain/mailed-secrets';
import { Accounts, EmailCodes, ResetRequests } from '../domain/people.repository';

/** Does the same work for an address without an account, except for the email. */
export class SendPasswordReset extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(SendPasswordReset)
export class SendPasswordResetHandler implements ICommandHandler<SendPasswordReset> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly requests: ResetRequests,
    private readonly links: ResetLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ email }: SendPasswordReset): Promise<void> {
    const account = await this.accounts.lockAddress(email);
    const now = this.clock.now();
    const requestedAt = await this.requests.since(email, new Date(now.getTime() - HOUR_MS));
    const retryAfterSeconds = secondsUntilRequest(requestedAt, now);
    if (retryAfterSeconds > 0) throw new CodeRequestedTooOften(retryAfterSeconds);
    await this.requests.add(email, now);

    const code = account?.requestPasswordReset(now);
    if (!code) return;
    code.linkHash = this.links.hashOf(this.links.of(code.id));
    this.codes.add(code);
  }
}
