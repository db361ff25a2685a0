import { Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Pursuits } from '../domain/pursuit.repository';

export class AddPursuitNote extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(AddPursuitNote)
export class AddPursuitNoteHandler implements ICommandHandler<AddPursuitNote> {
  constructor(
    private readonly pursuits: Pursuits,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id, note }: AddPursuitNote): Promise<void> {
    const pursuit = await this.pursuits.findForUpdate(ownerId, id);
    if (!pursuit) throw new PursuitNotFound();
    pursuit.addNote(note, this.clock.now());
    await this.pursuits.save(pursuit);
  }
}
