import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NoSuchAccount } from '../domain/account.errors';
import { HOUR_MS, refuseRequestTooOften } from '../domain/email-code';
import { Accounts, EmailCodes } from '../domain/repositories';
import { AddressHolders } from './address-holders';

export class SendVerificationCode extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(SendVerificationCode)
export class SendVerificationCodeHandler implements ICommandHandler<SendVerificationCode> {
  constructor(
    private readonly accounts: Accounts,
    private readonly codes: EmailCodes,
    private readonly holders: AddressHolders,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: SendVerificationCode): Promise<void> {
    const account = await this.accounts.hold(accountId);
    if (!account) throw new NoSuchAccount(accountId);

    const now = this.clock.now();
    const code = account.requestVerification(now);
    const anHourAgo = new Date(now.getTime() - HOUR_MS);
    const issued = await this.codes.issuedSince(accountId, 'verify-email', anHourAgo);
    refuseRequestTooOften(issued, account.createdAt, now);
    this.codes.add(code);
    // The code of a decoy goes to nobody; the owner of its address is told again whose address it is.
    if (account.isDecoy) (await this.holders.find(account.email, now))?.remindOwner(now, 'sign-up');
  }
}
