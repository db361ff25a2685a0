import { Clock } from '@casewright/kernel';
import type { ValueModelContent } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Comments } from '../domain/comments.repository';
import { renamedAssumptions } from '../domain/renamed-assumptions';
import { CaseModels } from '../domain/value-model.repository';
import { modelToEdit } from './model-to-edit';
import { CasesToModel } from './ports';

/** @returns the new revision */
export class SaveValueModel extends Command<number> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly content: ValueModelContent,
    readonly revision: number,
  ) {
    super();
  }
}

@CommandHandler(SaveValueModel)
export class SaveValueModelHandler implements ICommandHandler<SaveValueModel> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly comments: Comments,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, content, revision }: SaveValueModel): Promise<number> {
    const model = await modelToEdit(this.cases, this.models, caseId);
    const { assumptions } = model.figures.content.model;
    model.save(content, revision, byId, this.clock.now());
    await this.models.save(model);
    await this.comments.follow(caseId, renamedAssumptions(assumptions, content.model.assumptions));
    return model.figures.revision;
  }
}
