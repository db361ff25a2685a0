import { Clock } from '@casewright/kernel';
import type { PlannedPresentation } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../domain/case.errors';
import { Cases } from '../domain/case.repository';

/** The provider notes date and attendees of the presentation for the seller to see. */
export class PlanPresentation extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly presentation: PlannedPresentation,
  ) {
    super();
  }
}

@CommandHandler(PlanPresentation)
export class PlanPresentationHandler implements ICommandHandler<PlanPresentation> {
  constructor(
    private readonly cases: Cases,
    private readonly clock: Clock,
  ) {}

  /** @throws CaseNotFound, CaseMoveNotAllowed, PresentationNotIncluded, InvalidPresentation */
  async execute({ caseId, byId, presentation }: PlanPresentation): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (!found) throw new CaseNotFound();
    found.planPresentation(presentation, byId, this.clock.now());
    await this.cases.save(found);
  }
}
