import type { CaseState } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../domain/case.repository';

export interface LockedCase {
  readonly ownerId: string;
  readonly state: CaseState;
}

/** For other contexts: the state of the case stays fixed until the transaction ends. */
export class LockCase extends Command<LockedCase | undefined> {
  constructor(readonly caseId: string) {
    super();
  }
}

@CommandHandler(LockCase)
export class LockCaseHandler implements ICommandHandler<LockCase> {
  constructor(private readonly cases: Cases) {}

  async execute({ caseId }: LockCase): Promise<LockedCase | undefined> {
    const found = await this.cases.findForUpdate(caseId);
    return found && { ownerId: found.ownerId, state: found.figures.state };
  }
}
