import { Clock, Events } from '@casewright/kernel';
import type { CaseParty } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { changeGuestsOf } from '../../reviews/commands/change-guests';
import { Reviews } from '../../reviews/domain/reviews.repository';
import { AdvocateLinkNotFound } from '../domain/advocate-link.errors';
import { AdvocateLinkChanged } from '../domain/advocate-link.events';
import { AdvocateLinks } from '../domain/advocate-links.repository';
import { InvitedAddresses } from '../domain/invited-addresses.repository';

/** By the seller or the provider. Ignores links that have ended. */
export class RevokeAdvocateLink extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly linkId: string,
    readonly by: { readonly id: string; readonly party: CaseParty },
  ) {
    super();
  }
}

@CommandHandler(RevokeAdvocateLink)
export class RevokeAdvocateLinkHandler implements ICommandHandler<RevokeAdvocateLink> {
  constructor(
    private readonly cases: Cases,
    private readonly links: AdvocateLinks,
    readonly pursuits: Pursuits,
    readonly reviews: Reviews,
    readonly addresses: InvitedAddresses,
    readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, linkId, by: { id: byId, party } }: RevokeAdvocateLink): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (!found || (party === 'seller' && found.ownerId !== byId)) throw new CaseNotFound();
    const link = await this.links.find(caseId, linkId);
    if (!link) throw new AdvocateLinkNotFound();
    const now = this.clock.now();
    if (!link.end('revoked', now)) return;
    await this.links.save(link);
    found.enter('revoke-advocate', { party, byId }, link.advocate.name, now);
    await this.cases.save(found);
    this.events.record(new AdvocateLinkChanged(caseId, found.ownerId, now));
    await changeGuestsOf(found, this, now);
  }
}
