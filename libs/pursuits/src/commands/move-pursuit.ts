import { Clock } from '@casewright/kernel';
import type { PursuitCommand, PursuitDecision } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Pursuits } from '../domain/pursuit.repository';

/** The seller moves a pursuit to another stage. */
export class MovePursuit extends Command<void> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
    readonly command: PursuitCommand,
    readonly decision?: PursuitDecision | undefined,
  ) {
    super();
  }
}

@CommandHandler(MovePursuit)
export class MovePursuitHandler implements ICommandHandler<MovePursuit> {
  constructor(
    private readonly pursuits: Pursuits,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id, command, decision }: MovePursuit): Promise<void> {
    const pursuit = await this.pursuits.findForUpdate(ownerId, id);
    if (!pursuit) throw new PursuitNotFound();
    pursuit.move(command, 'seller', this.clock.now(), decision);
    await this.pursuits.save(pursuit);
  }
}
