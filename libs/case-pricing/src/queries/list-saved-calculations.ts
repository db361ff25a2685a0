import { containsFolded, List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CALCULATION_COLUMNS, type SavedCalculationRow } from './saved-calculation-row';

/** Newest first. */
export class ListSavedCalculations extends Query<Page<SavedCalculationRow>> {
  constructor(
    readonly ownerId: string,
    /** Part of a title or a solution's name. */
    readonly search = '',
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export const SAVED_CALCULATIONS = new List<SavedCalculationRow>({
  name: 'case-pricing.saved-calculations',
  select: CALCULATION_COLUMNS,
  from: 'case_pricing.saved_calculations',
  where: 'owner_id = $1 and deleted_at is null',
  parameters: 1,
  newestFirst: [{ column: 'position', type: 'bigint' }],
  filters: {
    search: containsFolded('case_pricing.texts_of(title, proposed_solution_names, competitor_names)'),
    ids: 'id = any(?::uuid[])',
  },
  pageSize: 20,
});

@QueryHandler(ListSavedCalculations)
export class ListSavedCalculationsHandler implements IQueryHandler<ListSavedCalculations> {
  constructor(private readonly lists: Lists) {}

  execute({ ownerId, search, before }: ListSavedCalculations): Promise<Page<SavedCalculationRow>> {
    const filters = { search: search.trim() || undefined };
    return this.lists.page(SAVED_CALCULATIONS, { values: [ownerId], filters, before });
  }
}
