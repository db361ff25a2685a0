import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { HOUR_MS, secondsUntilRequest } from '../domain/email-code';
import { Flow } from '../domain/flow';
import { Accounts, EmailCodes, ResetRequests, TriesBook } from '../domain/repositories';
import { Flows } from '../domain/sign-in-methods';
import { ResetLinks } from '../domain/mailed-secrets';

export interface RequestedReset {
  /** Until another mail may be asked for: none was sent when it is above 0. */
  readonly retryAfterSeconds: number;
}

/** The same for an address that nobody has an account with, but for the mail. */
export class RequestPasswordReset extends Command<RequestedReset> {
  constructor(
    readonly email: string,
    /** Of what the browser goes on with: the code that it will tell is one for this address. */
    readonly flowTokenHash: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly book: TriesBook,
    private readonly requests: ResetRequests,
    private readonly flows: Flows,
    private readonly links: ResetLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ email, flowTokenHash }: RequestPasswordReset): Promise<RequestedReset> {
    // Those who ask for one address at once take turns.
    await this.book.hold(email, 'reset-password');
    const now = this.clock.now();
    // Also when it is too early for another mail: the code of the one before may be told in this browser.
    await this.flows.begin(Flow.begin('reset-password', flowTokenHash, { about: email }, now));

    const requestedAt = await this.requests.since(email, new Date(now.getTime() - HOUR_MS));
    const retryAfterSeconds = secondsUntilRequest(requestedAt, now);
    if (retryAfterSeconds > 0) return { retryAfterSeconds };
    await this.requests.add(email, now);
    await this.send(email, now);
    return { retryAfterSeconds };
  }

  private async send(email: string, now: Date): Promise<void> {
    const account = await this.accounts.holdAddress(email);
    const code = account?.requestPasswordReset(now);
    if (!code) return;
    code.linkHash = this.links.hashOf(this.links.of(code.id));
    this.codes.add(code);
  }
}
