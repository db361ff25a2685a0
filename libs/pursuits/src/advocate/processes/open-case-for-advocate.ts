import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { OpenAdvocateLink } from '../commands/open-advocate-link';
import { LinkAttempts } from '../commands/ports';
import { StopAdvocateLink } from '../commands/stop-advocate-link';
import { AdvocateLinkNotFound } from '../domain/advocate-link.errors';
import { AdvocateTokens } from '../domain/advocate-tokens';
import { IsAdvocateToken } from '../queries/is-advocate-token';

export interface AdvocateReading {
  readonly token: string;
  readonly until: Date;
}

export interface FollowedLink {
  readonly linkId: string;
  readonly token: string;
  /** Random text of the page that opens the link. */
  readonly visit: string;
}

/** Exchanges the token of an emailed link for read access, once. A repeat from the same visit gets the same answer. */
@Injectable()
export class OpenCaseForAdvocate {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: LinkAttempts,
    private readonly tokens: AdvocateTokens,
  ) {}

  /** @throws AdvocateLinkNotFound for every cause */
  async open({ linkId, token, visit }: FollowedLink, network: string): Promise<AdvocateReading> {
    const outcome = await this.attempts.during(linkId, network, () =>
      this.queries.execute(new IsAdvocateToken(linkId, this.tokens.hashOf(token))),
    );
    if (outcome === 'stopped') await this.commands.execute(new StopAdvocateLink(linkId));
    if (outcome !== 'right') throw new AdvocateLinkNotFound();
    const reading = this.tokens.ofReading(linkId, visit);
    const { until } = await this.commands.execute(new OpenAdvocateLink(linkId, this.tokens.hashOf(reading)));
    return { token: reading, until };
  }
}
