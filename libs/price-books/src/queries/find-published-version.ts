import { prepared, SqlReader } from '@casewright/platform';
import type { PriceLine } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { lineOf, type LineRow, SELECTED_LINE_COLUMNS } from './line-columns';
import { PUBLISHED_VERSION, type PublishedVersion } from './list-published-versions';

export interface PublishedPrices extends PublishedVersion {
  /** In the order of the imported file. */
  readonly lines: readonly PriceLine[];
}

/** Undefined for a draft. */
export class FindPublishedVersion extends Query<PublishedPrices | undefined> {
  constructor(readonly versionId: string) {
    super();
  }
}

const one = prepared<PublishedVersion>('price-books.published-version', `${PUBLISHED_VERSION} and v.id = $1`);
const linesOf = prepared<LineRow>(
  'price-books.published-lines',
  `select ${SELECTED_LINE_COLUMNS} from price_books.lines where version_id = $1 order by position`,
);

@QueryHandler(FindPublishedVersion)
export class FindPublishedVersionHandler implements IQueryHandler<FindPublishedVersion> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ versionId }: FindPublishedVersion): Promise<PublishedPrices | undefined> {
    const [version] = await this.sql.read(one, [versionId]);
    return version && { ...version, lines: (await this.sql.read(linesOf, [versionId])).map(lineOf) };
  }
}
