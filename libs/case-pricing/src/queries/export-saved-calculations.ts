import { csvHeader, csvLine, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CALCULATION_COLUMNS, type SavedCalculationRow } from './saved-calculation-row';

/** One's own as the lines of a CSV file, newest first: those that are named, or all. */
export class ExportSavedCalculations extends Query<AsyncIterable<string>> {
  constructor(
    readonly ownerId: string,
    readonly ids?: readonly string[] | undefined,
  ) {
    super();
  }
}

const AT_ONCE = 500;

type Exported = SavedCalculationRow & { readonly position: string };

const some = prepared<Exported>(
  'case-pricing.export-saved-calculations',
  `select position, ${CALCULATION_COLUMNS} from case_pricing.saved_calculations
   where owner_id = $1 and deleted_at is null and position < $2 and ($3::uuid[] is null or id = any($3))
   order by position desc
   limit ${AT_ONCE}`,
);
const LARGEST_POSITION = '9223372036854775807';

const columns: Readonly<Record<string, (row: SavedCalculationRow) => string | number | null>> = {
  Title: ({ title }) => title,
  Saved: ({ createdAt }) => createdAt.toISOString(),
  'Rate card': ({ rateCard }) => rateCard,
  'Proposed solutions': ({ proposedSolutionNames }) => listed(proposedSolutionNames, 'Solution'),
  'Competitive solutions': ({ competitorNames }) => listed(competitorNames, 'Competition'),
  Environments: ({ environmentSelections }) => environmentSelections.join('; '),
  'Compute models': ({ computeModelSelections }) => computeModelSelections.join('; '),
  'SLA turnaround days': ({ slaTurnaroundDays }) => slaTurnaroundDays,
  'ACV tier': ({ acvTierSelection }) => acvTierSelection,
  'Base solutions': ({ baseSolutionCredits }) => baseSolutionCredits,
  'Solution analysis': ({ solutionCredits }) => solutionCredits,
  'SLA credits': ({ slaCredits }) => slaCredits,
  'ACV credits': ({ acvCredits }) => acvCredits,
  'Case credits': ({ totalCaseCredits }) => totalCaseCredits,
  'Presentation support': ({ presentationSupport }) => presentationSupport,
  'Total case credit cost': ({ totalWithSupport }) => totalWithSupport,
};

@QueryHandler(ExportSavedCalculations)
export class ExportSavedCalculationsHandler implements IQueryHandler<ExportSavedCalculations> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, ids }: ExportSavedCalculations): Promise<AsyncIterable<string>> {
    return this.lines(ownerId, ids ?? null);
  }

  /** Read as it is sent, so that a long list needs no more memory than a short one. */
  private async *lines(ownerId: string, ids: readonly string[] | null): AsyncIterable<string> {
    yield csvHeader(Object.keys(columns));
    for (let before = LARGEST_POSITION; ;) {
      const rows = await this.sql.read(some, [ownerId, before, ids]);
      for (const row of rows) yield csvLine(Object.values(columns).map((cellOf) => cellOf(row)));
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) return;
      before = last.position;
    }
  }
}

const listed = (names: readonly string[], otherwise: string): string =>
  names.map((name, index) => name || `${otherwise} #${index + 1}`).join('; ');
