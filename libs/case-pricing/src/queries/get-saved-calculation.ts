import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CalculationNotFound } from '../domain/saved-calculation.errors';
import { CALCULATION_COLUMNS, type SavedCalculationRow } from './saved-calculation-row';

export class GetSavedCalculation extends Query<SavedCalculationRow> {
  constructor(
    readonly ownerId: string,
    readonly id: string,
  ) {
    super();
  }
}

const one = prepared<SavedCalculationRow>(
  'case-pricing.get-saved-calculation',
  `select ${CALCULATION_COLUMNS} from case_pricing.saved_calculations
   where owner_id = $1 and id = $2 and deleted_at is null`,
);

@QueryHandler(GetSavedCalculation)
export class GetSavedCalculationHandler implements IQueryHandler<GetSavedCalculation> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ ownerId, id }: GetSavedCalculation): Promise<SavedCalculationRow> {
    const [found] = await this.sql.read(one, [ownerId, id]);
    if (!found) throw new CalculationNotFound();
    return found;
  }
}
