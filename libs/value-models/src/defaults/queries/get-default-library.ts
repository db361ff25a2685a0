import type { ListVersion } from '@casewright/kernel';
import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { VERSION_COLUMNS } from './default-columns';

export interface DefaultLibraryDetails {
  /** Newest first. */
  readonly versions: readonly ListVersion[];
}

export class GetDefaultLibrary extends Query<DefaultLibraryDetails> {}

const versions = prepared<ListVersion>(
  'value-models.get-default-versions',
  `select ${VERSION_COLUMNS} from value_models.default_versions order by number desc`,
);

@QueryHandler(GetDefaultLibrary)
export class GetDefaultLibraryHandler implements IQueryHandler<GetDefaultLibrary> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<DefaultLibraryDetails> {
    return { versions: await this.sql.read(versions, []) };
  }
}
