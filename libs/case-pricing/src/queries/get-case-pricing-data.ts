import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export type CasePricingDataAnswer = Readonly<Record<'cases' | 'savedCalculations' | 'drafts', readonly object[]>>;

/** Everything stored about a seller, for data exports. */
export class GetCasePricingData extends Query<CasePricingDataAnswer> {
  constructor(readonly ownerId: string) {
    super();
  }
}

/** Whole rows, so that new columns are exported too. */
const rowsOf = (name: string, text: string) =>
  prepared<{ readonly data: object }>(`case-pricing.get-own-${name}`, text);

const statements = {
  cases: rowsOf(
    'cases',
    `select to_jsonb(started) - 'owner_id' as data from case_pricing.cases started
     where owner_id = $1 order by started_at`,
  ),
  savedCalculations: rowsOf(
    'calculations',
    `select to_jsonb(saved) - 'owner_id' - 'position' as data from case_pricing.saved_calculations saved
     where owner_id = $1 order by position`,
  ),
  drafts: rowsOf(
    'drafts',
    `select to_jsonb(draft) - 'owner_id' as data from case_pricing.drafts draft where owner_id = $1`,
  ),
};

@QueryHandler(GetCasePricingData)
export class GetCasePricingDataHandler implements IQueryHandler<GetCasePricingData> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId }: GetCasePricingData): Promise<CasePricingDataAnswer> {
    const read = async (name: keyof typeof statements) =>
      (await this.sql.read(statements[name], [ownerId])).map(({ data }) => data);
    return {
      cases: await read('cases'),
      savedCalculations: await read('savedCalculations'),
      drafts: await read('drafts'),
    };
  }
}
