import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Account, type Applicant, type Role } from '../domain/account';
import { Accounts } from '../domain/people.repository';

export interface DemoAccount {
  readonly accountId: string;
}

/** Creates the account, or resets its password, role and verification. */
export class SeedDemoAccount extends Command<DemoAccount> {
  constructor(
    readonly applicant: Applicant,
    readonly role: Role,
  ) {
    super();
  }
}

@CommandHandler(SeedDemoAccount)
export class SeedDemoAccountHandler implements ICommandHandler<SeedDemoAccount> {
  constructor(
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  async execute({ applicant, role }: SeedDemoAccount): Promise<DemoAccount> {
    const existing = await this.accounts.lockAddress(applicant.email);
    const account = existing ?? Account.forDemonstration(applicant, role, this.clock.now());
    if (existing) existing.restoreForDemonstration(applicant.passwordHash, role);
    else this.accounts.add(account);
    return { accountId: account.id };
  }
}
