import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Ledger } from '../domain/credit-account.repository';
import { LedgerPoster } from './ledger-poster';

/** Grants credits once per reference. */
export class GrantCredits extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly amount: number,
    readonly description: string,
    readonly reference: string,
    readonly expiresAt?: Date | undefined,
  ) {
    super();
  }
}

@CommandHandler(GrantCredits)
export class GrantCreditsHandler implements ICommandHandler<GrantCredits> {
  constructor(
    private readonly poster: LedgerPoster,
    private readonly ledger: Ledger,
  ) {}

  async execute({ ownerId, amount, description, reference, expiresAt }: GrantCredits): Promise<void> {
    const cause = { kind: 'grant', id: reference } as const;
    await this.poster.change(ownerId, async (account, now) => {
      if (await this.ledger.find(cause)) return [];
      return account.receive(amount, { description, cause }, now, expiresAt);
    });
  }
}
