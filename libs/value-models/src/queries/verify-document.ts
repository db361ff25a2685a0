import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SampleCase } from './sample-case';

export interface Verification {
  readonly isIssued: boolean;
  /** Whether a later version of the same case was delivered. */
  readonly isSuperseded: boolean;
}

/** Whether a SHA-256 belongs to an issued version or to the file of one of its documents. Reveals nothing else. */
export class VerifyDocument extends Query<Verification> {
  constructor(readonly sha256: string) {
    super();
  }
}

const issued = prepared<Pick<Verification, 'isSuperseded'>>(
  'value-models.verify-document',
  `select exists (
     select from value_models.versions later join value_models.deliveries on version_id = later.id
     where later.case_id = given.case_id and (later.major, later.minor) > (given.major, given.minor)
   ) as "isSuperseded"
   from value_models.versions given
   where given.sha256 = $1 or given.id in (select version_id from value_models.documents where sha256 = $1)
   limit 1`,
);

@QueryHandler(VerifyDocument)
export class VerifyDocumentHandler implements IQueryHandler<VerifyDocument> {
  constructor(
    private readonly sql: SqlReader,
    private readonly sample: SampleCase,
  ) {}

  async execute({ sha256: given }: VerifyDocument): Promise<Verification> {
    const sha256 = given.toLowerCase();
    if (sha256 === this.sample.sha256()) return { isIssued: true, isSuperseded: false };
    const [found] = await this.sql.read(issued, [sha256]);
    return { isIssued: found !== undefined, isSuperseded: found?.isSuperseded ?? false };
  }
}
