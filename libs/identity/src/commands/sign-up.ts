import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type Applicant } from '../domain/account';
import { Accounts, EmailCodes } from '../domain/repositories';
import { AddressHolders } from './address-holders';

export interface SignedUp {
  /** Of the account that was opened, or of a decoy: whoever signed up sees no difference. */
  readonly accountId: string;
}

export class SignUp extends Command<SignedUp> {
  constructor(readonly applicant: Applicant) {
    super();
  }
}

@CommandHandler(SignUp)
export class SignUpHandler implements ICommandHandler<SignUp> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly holders: AddressHolders,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant }: SignUp): Promise<SignedUp> {
    const now = this.clock.now();
    const holder = await this.holders.find(applicant.email, now);
    holder?.remindOwner(now, 'sign-up');
    const account = holder ? Account.decoy(applicant, now) : Account.register(applicant, now);
    this.accounts.add(account);
    this.codes.add(account.requestVerification(now));
    return { accountId: account.id };
  }
}
