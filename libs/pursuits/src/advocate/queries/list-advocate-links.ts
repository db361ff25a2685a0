import { Clock } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import type { AdvocateLinkState } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import type { Reader } from '../../queries/reader';
import { type AdvocateLinkFigures, linkStateOf } from '../domain/advocate-link';

export interface CaseAdvocateLink {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly state: AdvocateLinkState;
  readonly sentAt: Date;
  /** When it can no longer be opened, or read after opening. */
  readonly expiresAt: Date;
  /** When the state last changed. */
  readonly changedAt: Date;
}

/** For the seller and the provider, newest first. */
export class ListAdvocateLinks extends Query<readonly CaseAdvocateLink[]> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
  ) {
    super();
  }
}

const visible = prepared(
  'pursuits.find-case-with-links',
  'select from pursuits.cases where id = $1 and (owner_id = $2 or $3)',
);
const links = prepared<AdvocateLinkFigures & Pick<CaseAdvocateLink, 'id' | 'name' | 'email'>>(
  'pursuits.list-advocate-links',
  `select id, name, email, sent_at as "sentAt", expires_at as "expiresAt", opened_at as "openedAt",
     read_until as "readUntil", decision, ended_as as "endedAs", changed_at as "changedAt"
   from pursuits.advocate_links where case_id = $1 order by sent_at desc, id limit 100`,
);

@QueryHandler(ListAdvocateLinks)
export class ListAdvocateLinksHandler implements IQueryHandler<ListAdvocateLinks> {
  constructor(
    private readonly sql: SqlReader,
    private readonly clock: Clock,
  ) {}

  async execute({ reader, caseId }: ListAdvocateLinks): Promise<readonly CaseAdvocateLink[]> {
    if ((await this.sql.read(visible, [caseId, reader.id, reader.isProvider])).length === 0) throw new CaseNotFound();
    const now = this.clock.now();
    return (await this.sql.read(links, [caseId])).map(({ id, name, email, ...figures }) => ({
      ...{ id, name, email },
      state: linkStateOf(figures, now),
      sentAt: figures.sentAt,
      expiresAt: figures.readUntil ?? figures.expiresAt,
      changedAt: figures.changedAt,
    }));
  }
}
