import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type Applicant } from '../domain/account';
import { Accounts, EmailCodes, SessionBook } from '../domain/repositories';
import { Session, sessionExpiry } from '../domain/session';

/** The same for an address that has an account: nobody learns which do. */
export interface SignedUp {
  readonly sessionExpiresAt: Date;
}

export class SignUp extends Command<SignedUp> {
  constructor(
    readonly applicant: Applicant,
    /** Of a token that opens the new account; it opens nothing when there is one already. */
    readonly tokenHash: string,
  ) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly sessions: SessionBook,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant, tokenHash }: SignUp): Promise<SignedUp> {
    const now = this.clock.now();
    const existing = await this.accounts.holdAddress(applicant.email);
    if (existing) existing.remindOwner(now);
    else this.open(Account.register(applicant, now), tokenHash, now);
    return { sessionExpiresAt: sessionExpiry(now) };
  }

  private open(account: Account, tokenHash: string, now: Date): void {
    this.accounts.add(account);
    this.codes.add(account.requestVerification(now));
    this.sessions.add(Session.open(account.id, tokenHash, now));
  }
}
