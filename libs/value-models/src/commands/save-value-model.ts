import { Clock } from '@casewright/kernel';
import type { ValueModelContent } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseModels } from '../domain/value-model.repository';
import { modelToEdit } from './model-to-edit';
import { CasesToModel } from './ports';

/** @returns the revision that it became */
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
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, content, revision }: SaveValueModel): Promise<number> {
    const model = await modelToEdit(this.cases, this.models, caseId);
    model.save(content, revision, byId, this.clock.now());
    await this.models.save(model);
    return model.figures.revision;
  }
}
