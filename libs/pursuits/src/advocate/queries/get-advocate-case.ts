import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { VersionFile } from '../../deliverables/domain/deliverable';
import { Participants } from '../../queries/participants';
import type { AdvocateDecision } from '../domain/advocate-link';
import { AdvocateLinkNotFound } from '../domain/advocate-link.errors';

/** The version that the seller approved. */
export interface AdvocateVersion {
  readonly number: number;
  readonly note: string;
  readonly approvedAt: Date;
  readonly files: readonly VersionFile[];
}

export interface AdvocateComment {
  readonly text: string;
  readonly at: Date;
}

export interface AdvocateCase {
  readonly linkId: string;
  /** Name of the advocate. */
  readonly name: string;
  readonly seller: string;
  readonly prospect: string;
  readonly opportunity: string;
  readonly proposed: readonly string[];
  readonly competing: readonly string[];
  readonly readUntil: Date;
  readonly decision: AdvocateDecision | null;
  /** The advocate's own comments, oldest first. */
  readonly comments: readonly AdvocateComment[];
  readonly version: AdvocateVersion | null;
}

export class GetAdvocateCase extends Query<AdvocateCase> {
  constructor(readonly linkId: string) {
    super();
  }
}

const one = prepared<Omit<AdvocateCase, 'seller' | 'comments' | 'version'> & { readonly ownerId: string }>(
  'pursuits.get-advocate-case',
  `select link.id as "linkId", link.name, work.owner_id as "ownerId", pursuit.prospect, pursuit.opportunity,
     pursuit.proposed, pursuit.competing, link.read_until as "readUntil", link.decision
   from pursuits.advocate_links link
   join pursuits.cases work on work.id = link.case_id
   join pursuits.pursuits pursuit on pursuit.id = work.pursuit_id
   where link.id = $1`,
);
const comments = prepared<AdvocateComment>(
  'pursuits.list-advocate-comments',
  `select step.reason as text, step.occurred_at as at
   from pursuits.case_steps step join pursuits.advocate_links link on link.case_id = step.case_id
   where link.id = $1 and step.by_id = $1 and step.reason is not null order by step.position limit 100`,
);
const approved = prepared<AdvocateVersion>(
  'pursuits.get-approved-version',
  `select version.number, version.note, version.files, version.approved_at as "approvedAt"
   from pursuits.deliverables version join pursuits.advocate_links link on link.case_id = version.case_id
   where link.id = $1 and version.approved_at is not null order by version.number desc limit 1`,
);

@QueryHandler(GetAdvocateCase)
export class GetAdvocateCaseHandler implements IQueryHandler<GetAdvocateCase> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ linkId }: GetAdvocateCase): Promise<AdvocateCase> {
    const [found] = await this.sql.read(one, [linkId]);
    if (!found) throw new AdvocateLinkNotFound();
    const { ownerId, ...read } = found;
    const [version] = await this.sql.read(approved, [linkId]);
    return {
      ...read,
      seller: await this.participants.nameOf(ownerId),
      comments: await this.sql.read(comments, [linkId]),
      version: version ?? null,
    };
  }
}
