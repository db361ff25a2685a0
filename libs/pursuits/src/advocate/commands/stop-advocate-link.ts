import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { changeGuestsOf } from '../../reviews/commands/change-guests';
import { Reviews } from '../../reviews/domain/reviews.repository';
import { AdvocateLinkChanged } from '../domain/advocate-link.events';
import { AdvocateLinks } from '../domain/advocate-links.repository';
import { InvitedAddresses } from '../domain/invited-addresses.repository';
import { lockedLink } from './locked-link';

/** Ends a link after too many wrong attempts. The seller sees why. */
export class StopAdvocateLink extends Command<void> {
  constructor(readonly linkId: string) {
    super();
  }
}

@CommandHandler(StopAdvocateLink)
export class StopAdvocateLinkHandler implements ICommandHandler<StopAdvocateLink> {
  constructor(
    private readonly cases: Cases,
    private readonly links: AdvocateLinks,
    readonly pursuits: Pursuits,
    readonly reviews: Reviews,
    readonly addresses: InvitedAddresses,
    readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ linkId }: StopAdvocateLink): Promise<void> {
    const locked = await lockedLink(this.cases, this.links, linkId);
    const now = this.clock.now();
    if (!locked?.link.end('stopped', now)) return;
    const { found, link } = locked;
    await this.links.save(link);
    found.enter('advocate-stop', { party: 'advocate', byId: linkId }, null, now);
    await this.cases.save(found);
    this.events.record(new AdvocateLinkChanged(found.id, found.ownerId, now));
    await changeGuestsOf(found, this, now);
  }
}
