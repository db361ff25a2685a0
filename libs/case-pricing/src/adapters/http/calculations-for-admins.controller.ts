import {
  Access,
  Choice,
  type CountedPage,
  csvAnswer,
  CsvRoute,
  ListRoute,
  pageOf,
  selectionQuery,
} from '@casewright/platform';
import { ACV_TIERS, SLA_DAYS } from '@casewright/rules';
import { Controller, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import {
  ALL_CALCULATIONS,
  ExportAllCalculations,
  ListAllCalculations,
  type OwnedCalculation,
} from '../../queries/list-all-calculations';
import { OwnerAnswer } from './owner.answer';
import { CalculationFieldsAnswer } from './saved-calculation.answer';

class ExportAllCalculationsQuery extends selectionQuery(ALL_CALCULATIONS) {
  @Choice(SLA_DAYS.map(String), 'Turnaround in business days')
  readonly sla?: string;

  @Choice(ACV_TIERS, 'ACV tier')
  readonly acv?: string;
}

class AllCalculationsQuery extends pageOf(ExportAllCalculationsQuery) {}

class OwnedCalculationAnswer extends CalculationFieldsAnswer implements OwnedCalculation {
  @ApiProperty({ format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ type: OwnerAnswer, nullable: true, description: 'Null for deleted users' })
  readonly owner!: OwnerAnswer | null;
}

@ApiTags('case-pricing')
@Controller('admin/saved-calculations')
@Access('admin')
export class CalculationsForAdminsController {
  constructor(private readonly queries: QueryBus) {}

  @ListRoute('list-all-calculations', OwnedCalculationAnswer, 'Calculations of all users')
  list(@Query() query: AllCalculationsQuery): Promise<CountedPage<OwnedCalculation>> {
    return this.queries.execute(new ListAllCalculations(selectionOf(query), query.before));
  }

  @CsvRoute('export-all-calculations')
  async export(@Query() query: ExportAllCalculationsQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportAllCalculations(selectionOf(query))), 'calculations');
  }
}

const selectionOf = ({ search, sort, sla, acv }: ExportAllCalculationsQuery) => ({
  search,
  sort,
  slaDays: sla === undefined ? undefined : Number(sla),
  acvTier: acv,
});
