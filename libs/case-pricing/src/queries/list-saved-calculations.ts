import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CALCULATION_COLUMNS, type SavedCalculationRow } from './saved-calculation-row';

export interface SavedCalculationPage {
  readonly rows: readonly SavedCalculationRow[];
  /** What to ask the next page with; null on the last. */
  readonly next: string | null;
}

/** What one seller kept, newest first. */
export class ListSavedCalculations extends Query<SavedCalculationPage> {
  constructor(
    readonly ownerId: string,
    /** Part of a title or of a solution's name. */
    readonly search = '',
    /** The `next` of the page before. */
    readonly before?: string | undefined,
  ) {
    super();
  }
}

export const PAGE_SIZE = 20;

const pageOf = prepared<SavedCalculationRow>(
  'case-pricing.list-saved-calculations',
  `select ${CALCULATION_COLUMNS}
   from case_pricing.saved_calculations
   where owner_id = $1 and deleted_at is null and position < coalesce(
     (select position from case_pricing.saved_calculations where owner_id = $1 and id = $2),
     9223372036854775807 -- the largest bigint: from the newest
   )
   and ($3 = '' or strpos(
     lower(title || E'\\n' || array_to_string(proposed_solution_names || competitor_names, E'\\n')), lower($3)
   ) > 0)
   order by position desc
   limit ${PAGE_SIZE + 1}`,
);

@QueryHandler(ListSavedCalculations)
export class ListSavedCalculationsHandler implements IQueryHandler<ListSavedCalculations> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, search, before }: ListSavedCalculations): Promise<SavedCalculationPage> {
    const found = await this.sql.read(pageOf, [ownerId, before ?? null, search.trim()]);
    const page = found.slice(0, PAGE_SIZE);
    return { rows: page, next: found.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null };
  }
}
