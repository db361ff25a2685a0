import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../domain/case.errors';
import { Cases } from '../domain/case.repository';

export class AssignCase extends Command<void> {
  constructor(
    readonly caseId: string,
    /** Null unassigns the case. */
    readonly analystId: string | null,
  ) {
    super();
  }
}

@CommandHandler(AssignCase)
export class AssignCaseHandler implements ICommandHandler<AssignCase> {
  constructor(private readonly cases: Cases) {}

  async execute({ caseId, analystId }: AssignCase): Promise<void> {
    if (!(await this.cases.assign(caseId, analystId))) throw new CaseNotFound();
  }
}
