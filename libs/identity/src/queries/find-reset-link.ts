import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { RESET_LINK_LIFETIME_MS } from '../domain/email-code';

interface FoundLink {
  readonly codeId: string;
}

/** Ignores used and expired links. */
export class FindResetLink extends Query<FoundLink | undefined> {
  constructor(readonly linkHash: string) {
    super();
  }
}

const linkOf = prepared<FoundLink>(
  'identity.find-reset-link',
  `select id as "codeId" from identity.email_codes where link_hash = $1 and voided_at is null and issued_at > $2`,
);

@QueryHandler(FindResetLink)
export class FindResetLinkHandler implements IQueryHandler<FindResetLink> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ linkHash }: FindResetLink): Promise<FoundLink | undefined> {
    const since = new Date(this.clock.now().getTime() - RESET_LINK_LIFETIME_MS);
    const [found] = await this.sql.read(linkOf, [linkHash, since]);
    return found;
  }
}
