import { Clock, Events } from '@casewright/kernel';
import { ADVOCATE_LIMITS, normaliseEmail } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { Cases } from '../../domain/case.repository';
import { Pursuits } from '../../domain/pursuit.repository';
import { changeGuestsOf } from '../../reviews/commands/change-guests';
import { Reviews } from '../../reviews/domain/reviews.repository';
import { type Advocate, AdvocateLink, isUsable, linkStateOf } from '../domain/advocate-link';
import { AdvocateEmailInvalid, AdvocateNotNeeded, TooManyAdvocateLinks } from '../domain/advocate-link.errors';
import { AdvocateInvited } from '../domain/advocate-link.events';
import { AdvocateLinks } from '../domain/advocate-links.repository';
import { AdvocateTokens } from '../domain/advocate-tokens';
import { InvitedAddresses } from '../domain/invited-addresses.repository';
import { inviteAddresses } from './invite-addresses';

export class InviteAdvocate extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly sellerId: string,
    readonly advocate: Advocate,
  ) {
    super();
  }
}

@CommandHandler(InviteAdvocate)
export class InviteAdvocateHandler implements ICommandHandler<InviteAdvocate> {
  constructor(
    private readonly cases: Cases,
    private readonly links: AdvocateLinks,
    private readonly tokens: AdvocateTokens,
    readonly pursuits: Pursuits,
    readonly reviews: Reviews,
    readonly addresses: InvitedAddresses,
    readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, sellerId, advocate }: InviteAdvocate): Promise<void> {
    const found = await this.cases.findForUpdate(caseId);
    if (found?.ownerId !== sellerId) throw new CaseNotFound();
    if (found.figures.state !== 'advocate-review') throw new AdvocateNotNeeded();
    const name = advocate.name.trim();
    const email = normaliseEmail(advocate.email);
    if (!email) throw new AdvocateEmailInvalid();
    const now = this.clock.now();
    const usable = (await this.links.findAllOf(caseId)).filter(({ figures }) => isUsable(linkStateOf(figures, now)));
    if (usable.length >= ADVOCATE_LIMITS.links) throw new TooManyAdvocateLinks();

    await inviteAddresses(this.addresses, found, [email], now);
    const id = crypto.randomUUID();
    const tokenHash = this.tokens.hashOf(this.tokens.of(id));
    await this.links.save(AdvocateLink.send(id, caseId, { name, email }, tokenHash, now));
    found.enter('invite-advocate', { party: 'seller', byId: sellerId }, name, now);
    await this.cases.save(found);
    this.events.record(new AdvocateInvited(id, caseId, sellerId, email, now));
    await changeGuestsOf(found, this, now);
  }
}
