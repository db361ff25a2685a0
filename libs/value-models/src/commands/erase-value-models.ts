import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseModels } from '../domain/value-model.repository';

export class EraseValueModels extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(EraseValueModels)
export class EraseValueModelsHandler implements ICommandHandler<EraseValueModels> {
  constructor(private readonly models: CaseModels) {}

  execute({ ownerId }: EraseValueModels): Promise<void> {
    return this.models.removeOf(ownerId);
  }
}
