import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type Applicant } from '../domain/account';
import { Registration } from '../domain/registration';
import { Accounts, Registrations } from '../domain/people.repository';
import { VerificationCodes } from './verification-codes';

/** Does the same work whether or not the address has an account. */
export class StartRegistration extends Command<void> {
  constructor(
    readonly applicant: Applicant,
    readonly browserHash: string,
  ) {
    super();
  }
}

@CommandHandler(StartRegistration)
export class StartRegistrationHandler implements ICommandHandler<StartRegistration> {
  constructor(
    private readonly accounts: Accounts,
    private readonly registrations: Registrations,
    private readonly codes: VerificationCodes,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant, browserHash }: StartRegistration): Promise<void> {
    const now = this.clock.now();
    const holder = await this.codes.holderOf(applicant.email, now);
    const account = holder ?? Account.register(applicant, now);
    if (!holder) this.accounts.add(account as Account);
    const registration = Registration.start(applicant, browserHash, now);
    this.registrations.add(registration);
    // A repeated sign-up already has a code.
    if ((await this.codes.secondsUntilNext(applicant.email, now)) === 0) {
      this.codes.issue(account, applicant.email, registration.id, now);
    } else this.codes.remind(account, now);
  }
}
