import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CreditAccounts, Ledger } from '../domain/credit-account.repository';

/** Gives credits away, once for each reference: asking again changes nothing. */
export class GrantCredits extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly amount: number,
    readonly description: string,
    readonly reference: string,
  ) {
    super();
  }
}

@CommandHandler(GrantCredits)
export class GrantCreditsHandler implements ICommandHandler<GrantCredits> {
  constructor(
    private readonly accounts: CreditAccounts,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, amount, description, reference }: GrantCredits): Promise<void> {
    const cause = { kind: 'grant', id: reference } as const;
    const account = await this.accounts.hold(ownerId);
    if (await this.ledger.knows(cause)) return;
    const gift = account.receive(amount, { description, cause }, this.clock.now());
    await this.ledger.append(gift);
  }
}
