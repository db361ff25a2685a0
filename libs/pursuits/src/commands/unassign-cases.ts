import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseAssigned } from '../domain/case.events';
import { Cases } from '../domain/case.repository';
import { Analysts } from './ports';

/** Takes all cases from someone who is no longer an admin. */
export class UnassignCases extends Command<void> {
  constructor(readonly analystId: string) {
    super();
  }
}

@CommandHandler(UnassignCases)
export class UnassignCasesHandler implements ICommandHandler<UnassignCases> {
  constructor(
    private readonly cases: Cases,
    private readonly analysts: Analysts,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ analystId }: UnassignCases): Promise<void> {
    if ((await this.analysts.ids()).includes(analystId)) return;
    for (const { id, ownerId, isOpen } of await this.cases.unassignAll(analystId))
      if (isOpen) this.events.record(new CaseAssigned(id, ownerId, null, null, this.clock.now()));
  }
}
