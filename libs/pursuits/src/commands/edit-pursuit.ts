import { Clock } from '@casewright/kernel';
import type { PursuitFacts } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Pursuits } from '../domain/pursuit.repository';

export class EditPursuit extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
    readonly facts: PursuitFacts,
  ) {
    super();
  }
}

@CommandHandler(EditPursuit)
export class EditPursuitHandler implements ICommandHandler<EditPursuit> {
  constructor(
    private readonly pursuits: Pursuits,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id, facts }: EditPursuit): Promise<void> {
    const pursuit = await this.pursuits.findForUpdate(ownerId, id);
    if (!pursuit) throw new PursuitNotFound();
    pursuit.edit(facts, this.clock.now());
    await this.pursuits.save(pursuit);
  }
}
