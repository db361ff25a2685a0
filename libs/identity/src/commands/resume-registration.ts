import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WrongCredentials } from '../domain/attempts.errors';
import { Registration, REGISTRATION_LIFETIME_MS } from '../domain/registration';
import { Accounts, Registrations } from '../domain/people.repository';

/** Signing in before verification continues the sign-up in this browser. */
export class ResumeRegistration extends Command<void> {
  constructor(
    readonly email: string,
    readonly passwordHash: string,
    readonly browserHash: string,
  ) {
    super();
  }
}

@CommandHandler(ResumeRegistration)
export class ResumeRegistrationHandler implements ICommandHandler<ResumeRegistration> {
  constructor(
    private readonly accounts: Accounts,
    private readonly registrations: Registrations,
    private readonly clock: Clock,
  ) {}

  async execute({ email, passwordHash, browserHash }: ResumeRegistration): Promise<void> {
    const now = this.clock.now();
    const account = await this.accounts.lockAddress(email);
    const registration = await this.registrations.withPassword(email, passwordHash, now);
    if (registration) this.registrations.add(registration.resumeIn(browserHash));
    else if (account && !account.isVerified && account.hasPasswordHash(passwordHash)) {
      this.registrations.add(
        new Registration(
          crypto.randomUUID(),
          email,
          account.firstName,
          account.lastName,
          passwordHash,
          account.termsVersion,
          account.termsAcceptedAt,
          browserHash,
          now,
          new Date(account.createdAt.getTime() + REGISTRATION_LIFETIME_MS),
        ),
      );
    } else throw new WrongCredentials();
  }
}
