import { Access, type CountedPage, countedPageAnswer, csvAnswer, CsvRoute } from '@casewright/platform';
import type { BillFigures } from '@casewright/rules/intake';
import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ListedBillLines } from '../../queries/bill-lines';
import { ExportBillLines } from '../../queries/export-bill-lines';
import { GetBillFigures } from '../../queries/get-bill-figures';
import { ListBillLines } from '../../queries/list-bill-lines';
import { BillLinesQuery, ExportBillLinesQuery } from './bill-lines.query';
import { BillFiguresAnswer, BillLinesAnswer } from './bill.answer';
import { InputParameters } from './inputs.body';

@Controller('admin/cases/:id/inputs/:key/bill')
@Access('admin')
export class AdminBillsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'get-bill-figures-of-case', summary: 'Counted cost by month and service' })
  @ApiOkResponse({ type: BillFiguresAnswer })
  figures(@Param() { id: caseId, key }: InputParameters): Promise<BillFigures> {
    return this.queries.execute(new GetBillFigures({ caseId, key }));
  }

  @Get('lines')
  @ApiOperation({
    operationId: 'list-bill-lines-of-case',
    summary: 'Lines of a bill by month, service and kind, the most expensive first by default',
  })
  @ApiOkResponse({ type: countedPageAnswer(BillLinesAnswer) })
  list(
    @Param() { id: caseId, key }: InputParameters,
    @Query() { before, ...selection }: BillLinesQuery,
  ): Promise<CountedPage<ListedBillLines>> {
    return this.queries.execute(new ListBillLines({ caseId, key }, selection, before));
  }

  @CsvRoute('export-bill-lines-of-case', { path: 'lines/csv' })
  async export(
    @Param() { id: caseId, key }: InputParameters,
    @Query() selection: ExportBillLinesQuery,
  ): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportBillLines({ caseId, key }, selection)), key);
  }
}
