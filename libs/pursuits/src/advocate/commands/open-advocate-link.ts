import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Cases } from '../../domain/case.repository';
import { AdvocateLinkNotFound } from '../domain/advocate-link.errors';
import { AdvocateLinkChanged } from '../domain/advocate-link.events';
import { AdvocateLinks } from '../domain/advocate-links.repository';
import { lockedLink } from './locked-link';

/** Exchanges a link with a verified token for a session that reads its case. */
export class OpenAdvocateLink extends Command<{ readonly until: Date }> {
  constructor(
    readonly linkId: string,
    readonly readHash: string,
  ) {
    super();
  }
}

@CommandHandler(OpenAdvocateLink)
export class OpenAdvocateLinkHandler implements ICommandHandler<OpenAdvocateLink> {
  constructor(
    private readonly cases: Cases,
    private readonly links: AdvocateLinks,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ linkId, readHash }: OpenAdvocateLink): Promise<{ readonly until: Date }> {
    const locked = await lockedLink(this.cases, this.links, linkId);
    if (!locked) throw new AdvocateLinkNotFound();
    const { found, link } = locked;
    const now = this.clock.now();
    // Its answer may have been lost.
    const before = link.readingOf(readHash, now);
    if (before) return { until: before };
    const until = link.open(readHash, now);
    await this.links.save(link);
    found.enter('advocate-open', { party: 'advocate', byId: linkId }, null, now);
    await this.cases.save(found);
    this.events.record(new AdvocateLinkChanged(found.id, found.ownerId, now));
    return { until };
  }
}
