import { Choice, pageOf, selectionQuery, Text } from '@casewright/platform';
import { BILL_LINE_TYPES, type BillLineType } from '@casewright/rules/intake';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { BILL_LINES, BILL_VIEWS, type BillLinesSelection, type BillView } from '../../queries/bill-lines';

const MAX_SERVICE_LENGTH = 100;

export class ExportBillLinesQuery extends selectionQuery(BILL_LINES) implements BillLinesSelection {
  @Choice(BILL_VIEWS, 'All lines by default')
  readonly show?: BillView;

  @ApiPropertyOptional({ type: String, example: '2026-08' })
  @IsOptional()
  @Matches(/^\d{4}-\d{2}$/)
  readonly month?: string;

  @Text({ max: MAX_SERVICE_LENGTH, optional: true })
  readonly service?: string;

  @Choice(BILL_LINE_TYPES, 'Kind of lines')
  readonly type?: BillLineType;
}

export class BillLinesQuery extends pageOf(ExportBillLinesQuery) implements BillLinesSelection {
  declare readonly show?: BillView;
}
