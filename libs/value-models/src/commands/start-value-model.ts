import { Clock } from '@casewright/kernel';
import { mayUseModel } from '@casewright/rules';
import { startModel, templateOf } from '@casewright/rules/model-templates';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseModel } from '../domain/value-model';
import { CaseNotFound, ModelExists, ModelNotEditable, TemplateNotFound } from '../domain/value-model.errors';
import { CaseModels } from '../domain/value-model.repository';
import { CasesToModel } from './ports';

/** Starts a model from a template, filled in with the inputs of the case. */
export class StartValueModel extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly templateId: string,
  ) {
    super();
  }
}

@CommandHandler(StartValueModel)
export class StartValueModelHandler implements ICommandHandler<StartValueModel> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, templateId }: StartValueModel): Promise<void> {
    const template = templateOf(templateId);
    if (!template) throw new TemplateNotFound();
    const locked = await this.cases.lock(caseId);
    const found = locked && (await this.cases.find(caseId));
    if (!found) throw new CaseNotFound();
    if (!mayUseModel('edit', locked.state)) throw new ModelNotEditable();
    const now = this.clock.now();
    const content = startModel(template, {
      prospect: found.prospect,
      seller: await this.cases.nameOf(found.ownerId),
      reader: found.reader,
      selections: found.selections,
      inputs: await this.cases.inputsOf(caseId),
      owner: await this.cases.nameOf(byId),
      today: now.toISOString().slice(0, 10),
    });
    const isNew = await this.models.add(CaseModel.start(caseId, found.ownerId, content, byId, now));
    if (!isNew) throw new ModelExists();
  }
}
