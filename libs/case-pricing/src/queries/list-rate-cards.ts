import {
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  likeFolded,
  List,
  Lists,
  readSearch,
} from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RateCardVersion } from '../domain/rate-card-version';

export const RATE_CARD_STATES = ['draft', 'scheduled', 'in-force', 'ended'] as const;
export type RateCardState = (typeof RATE_CARD_STATES)[number];

export interface ListedRateCard extends RateCardVersion {
  readonly state: RateCardState;
}

export interface RateCardSelection {
  readonly state?: RateCardState | undefined;
  /** Part of the version, or the ID. */
  readonly search?: string | undefined;
  readonly sort?: string | undefined;
}

export class ListRateCards extends Query<CountedPage<ListedRateCard>> {
  constructor(
    readonly selection: RateCardSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportRateCards extends Query<CsvFile> {
  constructor(readonly selection: RateCardSelection) {
    super();
  }
}

/** The state of a published card depends only on the time. */
export const WITH_STATE = `(
  select *, case
    when published_at is null then 'draft'
    when valid_from > now() then 'scheduled'
    when valid_from = max(valid_from) filter (where published_at is not null and valid_from <= now()) over ()
      then 'in-force'
    else 'ended' end as state
  from case_pricing.rate_cards) cards`;

export const RATE_CARD_COLUMNS = `id, version, valid_from as "validFrom", rates, revision, created_by as "createdBy",
  created_at as "createdAt", changed_at as "changedAt", published_by as "publishedBy",
  published_at as "publishedAt", state`;

const BY_START = [
  { column: `coalesce(valid_from, 'infinity')`, type: 'timestamptz' },
  { column: 'id', type: 'uuid' },
] as const;

export const RATE_CARD_LIST = new List<ListedRateCard>({
  name: 'case-pricing.rate-cards',
  select: RATE_CARD_COLUMNS,
  from: WITH_STATE,
  where: 'true',
  parameters: 0,
  newestFirst: BY_START,
  sorts: { start: BY_START },
  filters: { id: 'id = ?::uuid', words: likeFolded('version'), state: 'state = ?' },
  pageSize: 25,
});

@QueryHandler(ListRateCards)
export class ListRateCardsHandler implements IQueryHandler<ListRateCards> {
  constructor(private readonly lists: Lists) {}

  execute({ selection, before }: ListRateCards): Promise<CountedPage<ListedRateCard>> {
    const request = { values: [], filters: filtersOf(selection), sort: selection.sort, before };
    return this.lists.countedPage(RATE_CARD_LIST, request);
  }
}

const columns: CsvColumns<ListedRateCard> = {
  Version: ({ version }) => version,
  State: ({ state }) => state,
  'Valid from': ({ validFrom }) => validFrom && validFrom.toISOString(),
  Published: ({ publishedAt }) => publishedAt && publishedAt.toISOString(),
  Rates: ({ rates }) => JSON.stringify(rates),
};

@QueryHandler(ExportRateCards)
export class ExportRateCardsHandler implements IQueryHandler<ExportRateCards> {
  constructor(private readonly lists: Lists) {}

  async execute({ selection }: ExportRateCards): Promise<CsvFile> {
    return this.lists.csv(RATE_CARD_LIST, { values: [], filters: filtersOf(selection), sort: selection.sort }, columns);
  }
}

function filtersOf({ search, state }: RateCardSelection) {
  const { id, part, beginning } = readSearch(search);
  return { id, words: part ?? beginning, state };
}
