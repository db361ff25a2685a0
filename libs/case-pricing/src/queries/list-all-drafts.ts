import {
  type CountedPage,
  type CsvColumns,
  type CsvFile,
  List,
  Lists,
  ownedFilters,
  ownedSearch,
} from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { namesText } from './names-text';
import { type Owned, ownerName, Owners, withOwners } from './owners';

/** A seller's calculator contents (S1 §3, pricing_calculator_data). */
export interface ListedDraft {
  readonly id: string;
  readonly ownerId: string;
  readonly solutionCount: number;
  readonly competitionCount: number;
  readonly solutionNames: string[];
  readonly competitionNames: string[];
  readonly baseSolutionCredits: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export type OwnedDraft = ListedDraft & Owned;

export interface DraftSelection {
  /** Part of a solution's name or the owner's name or email, or the owner's ID. */
  readonly search?: string | undefined;
  /** One of `ALL_DRAFTS.sorts`. Newest first by default. */
  readonly sort?: string | undefined;
}

/** Omits cleared drafts. */
export class ListAllDrafts extends Query<CountedPage<OwnedDraft>> {
  constructor(
    readonly selection: DraftSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportAllDrafts extends Query<CsvFile> {
  constructor(readonly selection: DraftSelection) {
    super();
  }
}

export const ALL_DRAFTS = new List<ListedDraft>({
  name: 'case-pricing.all-drafts',
  select: `id, owner_id as "ownerId", solution_count as "solutionCount", competition_count as "competitionCount",
    solution_names as "solutionNames", competition_names as "competitionNames",
    base_solution_credits as "baseSolutionCredits", created_at as "createdAt", changed_at as "changedAt"`,
  from: 'case_pricing.drafts',
  where: 'selections is not null',
  parameters: 0,
  newestFirst: [
    { column: 'created_at', type: 'timestamptz' },
    { column: 'id', type: 'uuid' },
  ],
  sorts: {
    submitted: [
      { column: 'created_at', type: 'timestamptz' },
      { column: 'id', type: 'uuid' },
    ],
    base: [
      { column: 'base_solution_credits', type: 'bigint' },
      { column: 'id', type: 'uuid' },
    ],
  },
  filters: ownedFilters({ texts: `case_pricing.texts_of('', solution_names, competition_names)` }),
  searches: ['words'],
  pageSize: 25,
});

@QueryHandler(ListAllDrafts)
export class ListAllDraftsHandler implements IQueryHandler<ListAllDrafts> {
  constructor(
    private readonly lists: Lists,
    private readonly owners: Owners,
  ) {}

  async execute({ selection: { search, sort }, before }: ListAllDrafts): Promise<CountedPage<OwnedDraft>> {
    const request = {
      values: [],
      filters: await ownedSearch((text) => this.owners.search(text), search),
      sort,
      before,
    };
    const { rows, ...page } = await this.lists.countedPage(ALL_DRAFTS, request);
    return { ...page, rows: await withOwners(this.owners, rows) };
  }
}

const columns: CsvColumns<OwnedDraft> = {
  User: ownerName,
  'Contact email': ({ owner }) => owner?.email ?? null,
  'User ID': ({ ownerId }) => ownerId,
  'Proposed solutions': ({ solutionNames }) => namesText(solutionNames, 'Solution'),
  'Competitive solutions': ({ competitionNames }) => namesText(competitionNames, 'Competition'),
  'Base credits': ({ baseSolutionCredits }) => baseSolutionCredits,
  Submitted: ({ createdAt }) => createdAt.toISOString(),
};

@QueryHandler(ExportAllDrafts)
export class ExportAllDraftsHandler implements IQueryHandler<ExportAllDrafts> {
  constructor(
    private readonly lists: Lists,
    private readonly owners: Owners,
  ) {}

  async execute({ selection: { search, sort } }: ExportAllDrafts): Promise<CsvFile> {
    const request = { values: [], filters: await ownedSearch((text) => this.owners.search(text), search), sort };
    return this.lists.csv(ALL_DRAFTS, request, columns, (rows) => withOwners(this.owners, rows));
  }
}
