import { Files, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import { DELIVERABLES, type PreparedFile } from '../domain/deliverable';

export class GetNextVersion extends Query<readonly PreparedFile[]> {
  constructor(readonly caseId: string) {
    super();
  }
}

const next = prepared<{ readonly id: string | null }>(
  'pursuits.get-next-version',
  `select version.id from pursuits.cases work
   left join pursuits.deliverables version on version.case_id = work.id and version.number is null
   where work.id = $1`,
);

@QueryHandler(GetNextVersion)
export class GetNextVersionHandler implements IQueryHandler<GetNextVersion> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
  ) {}

  async execute({ caseId }: GetNextVersion): Promise<readonly PreparedFile[]> {
    const [found] = await this.sql.read(next, [caseId]);
    if (!found) throw new CaseNotFound();
    return found.id === null ? [] : this.files.of(DELIVERABLES, [found.id]);
  }
}
