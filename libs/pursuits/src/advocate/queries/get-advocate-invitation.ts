import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Participants } from '../../queries/participants';
import { AdvocateTokens } from '../domain/advocate-tokens';

export interface AdvocateInvitation {
  readonly linkId: string;
  /** Never stored. */
  readonly token: string;
  readonly name: string;
  readonly seller: string;
  readonly prospect: string;
  readonly opportunity: string;
  readonly expiresAt: Date;
}

/** Undefined once the link can no longer be opened. */
export class GetAdvocateInvitation extends Query<AdvocateInvitation | undefined> {
  constructor(readonly linkId: string) {
    super();
  }
}

const one = prepared<Omit<AdvocateInvitation, 'seller' | 'token'> & { readonly ownerId: string }>(
  'pursuits.get-advocate-invitation',
  `select link.id as "linkId", link.name, work.owner_id as "ownerId", pursuit.prospect, pursuit.opportunity,
     link.expires_at as "expiresAt"
   from pursuits.advocate_links link
   join pursuits.cases work on work.id = link.case_id
   join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id
   where link.id = $1 and link.opened_at is null and link.ended_as is null and link.expires_at > $2`,
);

@QueryHandler(GetAdvocateInvitation)
export class GetAdvocateInvitationHandler implements IQueryHandler<GetAdvocateInvitation> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
    private readonly tokens: AdvocateTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ linkId }: GetAdvocateInvitation): Promise<AdvocateInvitation | undefined> {
    const [found] = await this.sql.read(one, [linkId, this.clock.now()]);
    if (!found) return undefined;
    const { ownerId, ...invitation } = found;
    return { ...invitation, seller: await this.participants.nameOf(ownerId), token: this.tokens.of(linkId) };
  }
}
