import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountNotFound } from '../domain/account.errors';
import { DataExport } from '../domain/data-export';
import { Accounts, DataExports } from '../domain/people.repository';

/** Replaces the previous export. */
export class RequestDataExport extends Command<void> {
  constructor(readonly accountId: string) {
    super();
  }
}

@CommandHandler(RequestDataExport)
export class RequestDataExportHandler implements ICommandHandler<RequestDataExport> {
  constructor(
    private readonly accounts: Accounts,
    private readonly exports: DataExports,
    private readonly clock: Clock,
  ) {}

  async execute({ accountId }: RequestDataExport): Promise<void> {
    // Lock the account, so that a double click requests one export.
    const account = await this.accounts.lock(accountId);
    if (!account) throw new AccountNotFound(accountId);
    const now = this.clock.now();
    const newest = await this.exports.newestOf(accountId);
    if (newest?.isBeingMade(now)) return;
    await this.exports.forgetAllOf(accountId);
    this.exports.add(DataExport.request(accountId, now));
  }
}
