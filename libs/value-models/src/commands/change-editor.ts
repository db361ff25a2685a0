import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseModels } from '../domain/value-model.repository';
import { modelToEdit } from './model-to-edit';
import { CasesToModel } from './ports';

export const EDITOR_CHANGES = ['take', 'request', 'release'] as const;
export type EditorChange = (typeof EDITOR_CHANGES)[number];

/** Takes, requests or releases the right to edit a model. */
export class ChangeEditor extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly byId: string,
    readonly change: EditorChange,
  ) {
    super();
  }
}

@CommandHandler(ChangeEditor)
export class ChangeEditorHandler implements ICommandHandler<ChangeEditor> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly models: CaseModels,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, byId, change }: ChangeEditor): Promise<void> {
    const model = await modelToEdit(this.cases, this.models, caseId);
    const now = this.clock.now();
    if (change === 'take') model.take(byId, now);
    else if (change === 'request') model.requestEdit(byId, now);
    else model.release(byId, now);
    await this.models.save(model);
  }
}
