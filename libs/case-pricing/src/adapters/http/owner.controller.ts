import { Access, type Page, pageAnswer, PageQuery } from '@casewright/platform';
import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ListCases } from '../../queries/list-cases';
import { ListSavedCalculations } from '../../queries/list-saved-calculations';
import type { SavedCalculationRow } from '../../queries/saved-calculation-row';
import type { StartedCaseRow } from '../../queries/started-case-row';
import { StartedCaseRowAnswer } from './cases.controller';
import { SavedCalculationAnswer } from './saved-calculation.answer';

@ApiTags('case-pricing')
@Controller('admin/users/:id')
@Access('admin')
export class OwnerController {
  constructor(private readonly queries: QueryBus) {}

  @Get('cases')
  @ApiOperation({ operationId: 'list-cases-of-user', summary: 'Newest first' })
  @ApiOkResponse({ type: pageAnswer(StartedCaseRowAnswer) })
  cases(@Param('id', ParseUUIDPipe) id: string, @Query() { before }: PageQuery): Promise<Page<StartedCaseRow>> {
    return this.queries.execute(new ListCases(id, before));
  }

  @Get('calculations')
  @ApiOperation({ operationId: 'list-calculations-of-user', summary: 'Newest first' })
  @ApiOkResponse({ type: pageAnswer(SavedCalculationAnswer) })
  calculations(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { before }: PageQuery,
  ): Promise<Page<SavedCalculationRow>> {
    return this.queries.execute(new ListSavedCalculations(id, '', before));
  }
}
