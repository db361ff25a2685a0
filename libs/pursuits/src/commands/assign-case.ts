import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AnalystNotAdmin, CaseNotFound } from '../domain/case.errors';
import { CaseAssigned } from '../domain/case.events';
import { Cases } from '../domain/case.repository';
import { Analysts } from './ports';

export class AssignCase extends Command<void> {
  constructor(
    readonly caseId: string,
    /** An admin's ID. Null unassigns the case. */
    readonly analystId: string | null,
    readonly byId: string,
  ) {
    super();
  }
}

@CommandHandler(AssignCase)
export class AssignCaseHandler implements ICommandHandler<AssignCase> {
  constructor(
    private readonly cases: Cases,
    private readonly analysts: Analysts,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, analystId, byId }: AssignCase): Promise<void> {
    if (analystId && !(await this.analysts.ids()).includes(analystId)) throw new AnalystNotAdmin();
    const assigned = await this.cases.assign(caseId, analystId);
    if (!assigned) throw new CaseNotFound();
    if (assigned.isChanged)
      this.events.record(new CaseAssigned(caseId, assigned.ownerId, analystId, byId, this.clock.now()));
  }
}
