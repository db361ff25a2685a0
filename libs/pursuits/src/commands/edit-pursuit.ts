import { Clock, Events } from '@casewright/kernel';
import type { PursuitFacts } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvitedAddresses } from '../advocate/domain/invited-addresses.repository';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Pursuits } from '../domain/pursuit.repository';
import { Cases } from '../domain/case.repository';
import { changeGuestsOf } from '../reviews/commands/change-guests';
import { Reviews } from '../reviews/domain/reviews.repository';

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
    readonly pursuits: Pursuits,
    private readonly cases: Cases,
    readonly reviews: Reviews,
    readonly addresses: InvitedAddresses,
    readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, id, facts }: EditPursuit): Promise<void> {
    const pursuit = await this.pursuits.findForUpdate(ownerId, id);
    if (!pursuit) throw new PursuitNotFound();
    const now = this.clock.now();
    pursuit.edit(facts, now);
    await this.pursuits.save(pursuit);
    const reviewed = await this.cases.findRunningForUpdate(id);
    if (reviewed) await changeGuestsOf(reviewed, this, now);
  }
}
