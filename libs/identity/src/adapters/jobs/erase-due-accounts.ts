import { Scheduled, type ScheduledJob } from '@casewright/platform';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { EraseAccount } from '../../commands/erase-account';
import { ListDueDeletions } from '../../queries/list-due-deletions';

/** One transaction per account, so that a failure stops no other erasure. */
@Scheduled({ name: 'identity.erase-due-accounts', everySeconds: 600 })
export class EraseDueAccounts implements ScheduledJob {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async run(): Promise<void> {
    const failures: unknown[] = [];
    for (const accountId of await this.queries.execute(new ListDueDeletions())) {
      await this.commands.execute(new EraseAccount(accountId)).catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be erased`);
  }
}
