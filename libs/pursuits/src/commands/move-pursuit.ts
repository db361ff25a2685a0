import { Clock } from '@casewright/kernel';
import type { PursuitCommand, PursuitDecision } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Cases } from '../domain/case.repository';
import type { Pursuit } from '../domain/pursuit';
import { Pursuits } from '../domain/pursuit.repository';

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
    private readonly cases: Cases,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id, command, decision }: MovePursuit): Promise<void> {
    const pursuit = await this.pursuits.findForUpdate(ownerId, id);
    if (!pursuit) throw new PursuitNotFound();
    const now = this.clock.now();
    await this.moveCase(pursuit, command, now);
    pursuit.move(command, 'seller', now, decision);
    await this.pursuits.save(pursuit);
  }

  /** Presents the case with the pursuit, or closes it with the decision. */
  private async moveCase({ id, ownerId, state }: Pursuit, command: PursuitCommand, now: Date): Promise<void> {
    const running = state.stage === 'registered' ? undefined : await this.cases.findRunningForUpdate(id);
    if (!running) return;
    const isPresented = running.figures.state === 'presented';
    running.move({ command: isPresented ? 'close' : 'present', party: 'seller', byId: ownerId }, now);
    await this.cases.save(running);
  }
}
