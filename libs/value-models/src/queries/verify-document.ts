import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SampleCase } from './sample-case';

/** Whether a SHA-256 belongs to an issued version or to the file of one of its documents. Reveals nothing else. */
export class IsIssued extends Query<boolean> {
  constructor(readonly sha256: string) {
    super();
  }
}

const issued = prepared<{ readonly isIssued: boolean }>(
  'value-models.is-issued',
  `select exists (select from value_models.versions where sha256 = $1)
     or exists (select from value_models.documents where sha256 = $1) as "isIssued"`,
);

@QueryHandler(IsIssued)
export class IsIssuedHandler implements IQueryHandler<IsIssued> {
  constructor(
    private readonly sql: SqlReader,
    private readonly sample: SampleCase,
  ) {}

  async execute({ sha256: given }: IsIssued): Promise<boolean> {
    const sha256 = given.toLowerCase();
    if (sha256 === this.sample.sha256()) return true;
    const [found] = await this.sql.read(issued, [sha256]);
    return found?.isIssued ?? false;
  }
}
