import { Clock } from '@casewright/kernel';
import { mayUseModel } from '@casewright/rules';
import {
  caseSolutions,
  mappingFaults,
  mapSolutions,
  type PartialMapping,
  type SolutionMapping,
  startModel,
  templateOf,
} from '@casewright/rules/model-templates';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DefaultLibrary } from '../defaults/domain/default-library.repository';
import { CaseModel } from '../domain/value-model';
import {
  CaseNotFound,
  ModelExists,
  ModelNotEditable,
  SolutionsUnclear,
  TemplateNotFound,
} from '../domain/value-model.errors';
import { CaseModels } from '../domain/value-model.repository';
import { CasesToModel } from './ports';

/** Starts a model of the case’s solutions from a template, filled in with the inputs of the case. */
export class StartValueModel extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly templateId: string,
    readonly chosen: PartialMapping,
  ) {
    super();
  }
}

@CommandHandler(StartValueModel)
export class StartValueModelHandler implements ICommandHandler<StartValueModel> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly library: DefaultLibrary,
    private readonly clock: Clock,
  ) {}

  /** @throws TemplateNotFound, CaseNotFound, ModelNotEditable, SolutionsUnclear, ModelExists */
  async execute({ caseId, byId, templateId, chosen }: StartValueModel): Promise<void> {
    const template = templateOf(templateId);
    if (!template) throw new TemplateNotFound();
    const locked = await this.cases.lock(caseId);
    const found = locked && (await this.cases.find(caseId));
    if (!found) throw new CaseNotFound();
    if (!mayUseModel('edit', locked.state)) throw new ModelNotEditable();
    const solutions = caseSolutions(found.selections);
    const mapping = mapSolutions(template, solutions, chosen);
    const faults = mappingFaults(template, solutions, mapping);
    if (!isComplete(mapping, faults)) throw new SolutionsUnclear(faults);
    const now = this.clock.now();
    const content = startModel(template, {
      prospect: found.prospect,
      seller: await this.cases.nameOf(found.ownerId),
      reader: found.reader,
      ...{ solutions, mapping },
      inputs: await this.cases.inputsOf(caseId),
      library: await this.library.published(),
      owner: await this.cases.nameOf(byId),
      today: now.toISOString().slice(0, 10),
    });
    const isNew = await this.models.add(CaseModel.start(caseId, found.ownerId, content, byId, now));
    if (!isNew) throw new ModelExists();
  }
}

const isComplete = (mapping: PartialMapping, faults: object): mapping is SolutionMapping =>
  Object.keys(faults).length === 0;
