import { Access, type CountedPage, countedPageAnswer, csvAnswer, CsvRoute, CurrentUser } from '@casewright/platform';
import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ExportInputRows } from '../../queries/export-input-rows';
import { GetInputFigures, type InputFigures } from '../../queries/get-input-figures';
import type { ListedInputRow } from '../../queries/input-rows';
import { ListInputRows } from '../../queries/list-input-rows';
import { InputFiguresAnswer, InputRowAnswer } from './input-rows.answer';
import { ExportInputRowsQuery, InputRowsQuery } from './input-rows.body';
import { InputParameters } from './inputs.body';

@Controller('admin/cases/:id/inputs/:key')
@Access('admin')
export class AdminInputRowsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('rows')
  @ApiOperation({
    operationId: 'list-input-rows-of-case',
    summary: 'Machines or hosts of a seller’s file, in its order by default',
  })
  @ApiOkResponse({ type: countedPageAnswer(InputRowAnswer) })
  list(
    @Param() { id: caseId, key }: InputParameters,
    @Query() { before, ...selection }: InputRowsQuery,
  ): Promise<CountedPage<ListedInputRow>> {
    return this.queries.execute(new ListInputRows({ caseId, key }, selection, before));
  }

  @CsvRoute('export-input-rows-of-case', { path: 'rows/csv' })
  async export(
    @Param() { id: caseId, key }: InputParameters,
    @Query() selection: ExportInputRowsQuery,
  ): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportInputRows({ caseId, key }, selection)), key);
  }

  @Get('figures')
  @ApiOperation({
    operationId: 'get-input-figures-of-case',
    summary: 'Distributions, outliers and corrections of the rows',
  })
  @ApiOkResponse({ type: InputFiguresAnswer })
  figures(@CurrentUser() readerId: string, @Param() { id: caseId, key }: InputParameters): Promise<InputFigures> {
    return this.queries.execute(new GetInputFigures(readerId, { caseId, key }));
  }
}
