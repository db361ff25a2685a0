import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Pursuits } from '../domain/pursuit.repository';

export class DiscardPursuitDraft extends Command<void> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@CommandHandler(DiscardPursuitDraft)
export class DiscardPursuitDraftHandler implements ICommandHandler<DiscardPursuitDraft> {
  constructor(private readonly pursuits: Pursuits) {}

  execute({ ownerId }: DiscardPursuitDraft): Promise<void> {
    return this.pursuits.deleteDraft(ownerId);
  }
}
