import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts, DataExports } from '../domain/people.repository';

/** Ignores erased accounts and replaced exports. */
export class CompleteDataExport extends Command<void> {
  constructor(
    readonly exportId: string,
    readonly content: Buffer,
  ) {
    super();
  }
}

@CommandHandler(CompleteDataExport)
export class CompleteDataExportHandler implements ICommandHandler<CompleteDataExport> {
  constructor(
    private readonly accounts: Accounts,
    private readonly exports: DataExports,
    private readonly clock: Clock,
  ) {}

  async execute({ exportId, content }: CompleteDataExport): Promise<void> {
    const requested = await this.exports.lock(exportId);
    const account = requested && (await this.accounts.lock(requested.accountId));
    if (!requested || !account) return;
    requested.complete(content, account.email, this.clock.now());
  }
}
