import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../domain/case.errors';
import { Cases } from '../domain/case.repository';

/** For other contexts: the seller can download documents of the case from now on. */
export class ReleaseDocuments extends Command<void> {
  constructor(readonly caseId: string) {
    super();
  }
}

@CommandHandler(ReleaseDocuments)
export class ReleaseDocumentsHandler implements ICommandHandler<ReleaseDocuments> {
  constructor(
    private readonly cases: Cases,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId }: ReleaseDocuments): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (!found) throw new CaseNotFound();
    found.release(this.clock.now());
    await this.cases.save(found);
  }
}
