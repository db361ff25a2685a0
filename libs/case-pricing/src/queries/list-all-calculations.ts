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
import { CALCULATION_CSV } from './export-saved-calculations';
import { type Owned, ownerName, Owners, withOwners } from './owners';
import { CALCULATION_FIELDS, type CalculationFields } from './saved-calculation-row';

export type OwnedCalculation = CalculationFields & Owned;

export interface CalculationSelection {
  /** Part of a title, a solution's name, or the owner's name or email, or the ID of calculation or owner. */
  readonly search?: string | undefined;
  readonly slaDays?: number | undefined;
  readonly acvTier?: string | undefined;
  /** One of `ALL_CALCULATIONS.sorts`. Newest first by default. */
  readonly sort?: string | undefined;
}

export class ListAllCalculations extends Query<CountedPage<OwnedCalculation>> {
  constructor(
    readonly selection: CalculationSelection,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export class ExportAllCalculations extends Query<CsvFile> {
  constructor(readonly selection: CalculationSelection) {
    super();
  }
}

type Row = CalculationFields & { readonly ownerId: string };

export const ALL_CALCULATIONS = new List<Row>({
  name: 'case-pricing.all-calculations',
  select: `${CALCULATION_FIELDS}, owner_id as "ownerId"`,
  from: 'case_pricing.saved_calculations',
  where: 'deleted_at is null',
  parameters: 0,
  newestFirst: [{ column: 'position', type: 'bigint' }],
  sorts: {
    saved: [{ column: 'position', type: 'bigint' }],
    total: [
      { column: 'total_with_support', type: 'bigint' },
      { column: 'position', type: 'bigint' },
    ],
    title: [
      { column: 'lower(title)', type: 'text' },
      { column: 'position', type: 'bigint' },
    ],
  },
  filters: {
    ...ownedFilters({ texts: 'case_pricing.texts_of(title, proposed_solution_names, competitor_names)' }),
    slaDays: 'sla_turnaround_days = ?',
    acvTier: 'acv_tier_selection = ?',
  },
  searches: ['words'],
  pageSize: 25,
});

@QueryHandler(ListAllCalculations)
export class ListAllCalculationsHandler implements IQueryHandler<ListAllCalculations> {
  constructor(
    private readonly lists: Lists,
    private readonly owners: Owners,
  ) {}

  async execute({ selection, before }: ListAllCalculations): Promise<CountedPage<OwnedCalculation>> {
    const filters = await filtersOf(this.owners, selection);
    const request = { values: [], filters, sort: selection.sort, before };
    const { rows, ...page } = await this.lists.countedPage(ALL_CALCULATIONS, request);
    return { ...page, rows: await withOwners(this.owners, rows) };
  }
}

const columns: CsvColumns<OwnedCalculation> = {
  ...CALCULATION_CSV,
  User: ownerName,
  'Contact email': ({ owner }) => owner?.email ?? null,
  'User ID': ({ ownerId }) => ownerId,
  'Calculation ID': ({ id }) => id,
};

@QueryHandler(ExportAllCalculations)
export class ExportAllCalculationsHandler implements IQueryHandler<ExportAllCalculations> {
  constructor(
    private readonly lists: Lists,
    private readonly owners: Owners,
  ) {}

  async execute({ selection }: ExportAllCalculations): Promise<CsvFile> {
    const request = { values: [], filters: await filtersOf(this.owners, selection), sort: selection.sort };
    return this.lists.csv(ALL_CALCULATIONS, request, columns, (rows) => withOwners(this.owners, rows));
  }
}

async function filtersOf(owners: Owners, { search, slaDays, acvTier }: CalculationSelection) {
  return { ...(await ownedSearch((text) => owners.search(text), search)), slaDays, acvTier };
}
