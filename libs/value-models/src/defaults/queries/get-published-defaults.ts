import { SqlReader } from '@casewright/platform';
import { type DefaultsLibrary, NO_LIBRARY } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { defaultsOfVersion, newestPublished } from './default-columns';

/** The newest published version. */
export class GetPublishedDefaults extends Query<DefaultsLibrary> {}

@QueryHandler(GetPublishedDefaults)
export class GetPublishedDefaultsHandler implements IQueryHandler<GetPublishedDefaults> {
  constructor(private readonly sql: SqlReader) {}

  async execute(): Promise<DefaultsLibrary> {
    const [newest] = await this.sql.read(newestPublished, []);
    if (!newest) return NO_LIBRARY;
    return { version: newest.number, defaults: await this.sql.read(defaultsOfVersion, [newest.id]) };
  }
}
