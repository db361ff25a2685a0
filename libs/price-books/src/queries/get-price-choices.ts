import { VersionNotFound } from '@casewright/kernel';
import { COMMITMENTS, type Commitment, linesOf, lineTitle, placesOf, PRICE_FIELDS } from '@casewright/rules/sizing';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { FindPublishedVersion } from './find-published-version';

/** What can be chosen in a published version. Lines by `lineTitle`. */
export interface PriceChoices {
  readonly places: readonly string[];
  readonly commitments: readonly Commitment[];
  readonly hosts: readonly string[];
  readonly licenses: readonly string[];
  readonly storage: readonly string[];
}

export class GetPriceChoices extends Query<PriceChoices> {
  constructor(readonly versionId: string) {
    super();
  }
}

@QueryHandler(GetPriceChoices)
export class GetPriceChoicesHandler implements IQueryHandler<GetPriceChoices> {
  constructor(private readonly queries: QueryBus) {}

  /** @throws VersionNotFound also for a draft */
  async execute({ versionId }: GetPriceChoices): Promise<PriceChoices> {
    const version = await this.queries.execute(new FindPublishedVersion(versionId));
    if (!version) throw new VersionNotFound();
    const { lines } = version;
    const instances = linesOf('instance', lines);
    return {
      places: placesOf(lines),
      commitments: COMMITMENTS.filter((one) => instances.some((line) => line[PRICE_FIELDS[one]] !== undefined)),
      hosts: linesOf('host', lines).map(lineTitle),
      licenses: linesOf('license', lines).map(lineTitle),
      storage: linesOf('storage', lines).map(lineTitle),
    };
  }
}
