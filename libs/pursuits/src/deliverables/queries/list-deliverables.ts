import { prepared, SqlReader } from '@casewright/platform';
import { fileChanges, type FileChanges } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import type { Participant } from '../../queries/get-pursuit';
import { Participants } from '../../queries/participants';
import type { VersionFile } from '../domain/deliverable';
import type { Reader } from '../../queries/reader';

export interface DeliverableVersion {
  readonly number: number;
  readonly note: string;
  readonly by: Participant;
  readonly publishedAt: Date;
  readonly approvedAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly files: readonly VersionFile[];
  /** Null for the first version. */
  readonly changes: FileChanges | null;
}

/** For the seller and the provider, newest first. */
export class ListDeliverables extends Query<readonly DeliverableVersion[]> {
  constructor(
    readonly reader: Reader,
    readonly caseId: string,
  ) {
    super();
  }
}

const visible = prepared(
  'pursuits.find-visible-case',
  'select from pursuits.cases where id = $1 and (owner_id = $2 or $3)',
);
const versions = prepared<Omit<DeliverableVersion, 'by' | 'changes'> & { readonly byId: string }>(
  'pursuits.list-deliverables',
  `select number, note, by_id as "byId", files, published_at as "publishedAt", approved_at as "approvedAt",
     delivered_at as "deliveredAt"
   from pursuits.deliverables where case_id = $1 and number is not null order by number desc`,
);

@QueryHandler(ListDeliverables)
export class ListDeliverablesHandler implements IQueryHandler<ListDeliverables> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ reader, caseId }: ListDeliverables): Promise<readonly DeliverableVersion[]> {
    if ((await this.sql.read(visible, [caseId, reader.id, reader.isProvider])).length === 0) throw new CaseNotFound();
    const found = await this.sql.read(versions, [caseId]);
    const ids = [...new Set(found.map(({ byId }) => byId))];
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await this.participants.nameOf(id)] as const)));
    return found.map(({ byId, ...version }, index) => {
      const before = found[index + 1];
      return {
        ...version,
        by: { name: names.get(byId) ?? '', isYou: byId === reader.id },
        changes: before ? fileChanges(version.files, before.files) : null,
      };
    });
  }
}
