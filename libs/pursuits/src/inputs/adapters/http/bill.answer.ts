import {
  BILL_LINE_TYPES,
  type BillChoices,
  type BillCommitments,
  type BillFigures,
  type BillLineType,
  type BillTypeSums,
  COST_BASES,
  type CostBasis,
  type CostSum,
} from '@casewright/rules/intake';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListedBillLines } from '../../queries/bill-lines';
import type { ListedBill } from '../../queries/list-inputs';
import { IntakeQuestionAnswer, IntakeSourceAnswer } from './intake.answer';

const COST = { type: String, example: '1234.5', description: 'An exact decimal' } as const;

class BillChoicesAnswer implements BillChoices {
  @ApiProperty({ enum: COST_BASES, nullable: true, description: 'Null for the default: effective, if the file has it' })
  readonly basis!: CostBasis | null;

  @ApiProperty({
    enum: BILL_LINE_TYPES,
    isArray: true,
    nullable: true,
    description: 'Kinds of lines that count. Null for the default: what a running year costs',
  })
  readonly types!: BillLineType[] | null;
}

class BillTypeSumsAnswer implements BillTypeSums {
  @ApiProperty({ enum: BILL_LINE_TYPES })
  readonly type!: BillLineType;

  @ApiProperty({ type: 'integer' })
  readonly lines!: number;

  @ApiProperty(COST)
  readonly effective!: string;

  @ApiProperty(COST)
  readonly billed!: string;

  @ApiPropertyOptional({ ...COST, description: 'An exact decimal. Only if the file has list prices' })
  readonly list?: string;
}

class BillCommitmentsAnswer implements BillCommitments {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null if the file does not identify them' })
  readonly count!: number | null;

  @ApiProperty({ ...COST, description: 'Of what they cover and of what goes unused' })
  readonly cost!: string;

  @ApiProperty({ ...COST, description: 'Of what goes unused' })
  readonly unused!: string;

  @ApiProperty({ ...COST, description: 'Paid once in these months' })
  readonly upfront!: string;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Last day of the longest one. Null if the file does not say',
  })
  readonly until!: string | null;
}

export class BillStatementAnswer implements ListedBill {
  @ApiProperty({ type: String, description: 'What was recognized, what counts, and what does not' })
  readonly text!: string;

  @ApiProperty({ type: [String] })
  readonly notes!: string[];

  @ApiProperty({ type: [IntakeQuestionAnswer] })
  readonly questions!: IntakeQuestionAnswer[];

  @ApiProperty({ type: IntakeSourceAnswer, nullable: true, description: 'Null for a table of no known tool' })
  readonly source!: IntakeSourceAnswer | null;

  @ApiProperty({ type: String, nullable: true, example: 'USD', description: 'Null if the file does not say' })
  readonly currency!: string | null;

  @ApiProperty({ enum: COST_BASES, isArray: true, description: 'Kinds of cost in the file' })
  readonly bases!: CostBasis[];

  @ApiProperty({ enum: COST_BASES, description: 'The cost that counts' })
  readonly basis!: CostBasis;

  @ApiProperty({ type: BillChoicesAnswer })
  readonly choices!: BillChoicesAnswer;

  @ApiProperty({ type: [BillTypeSumsAnswer], description: 'All lines of the file, counted or not' })
  readonly types!: BillTypeSumsAnswer[];

  @ApiProperty({ type: BillCommitmentsAnswer, nullable: true })
  readonly commitments!: BillCommitmentsAnswer | null;
}

class CostSumAnswer implements CostSum {
  @ApiProperty(COST)
  readonly cost!: string;

  @ApiProperty({ type: 'integer' })
  readonly lines!: number;
}

class MonthCostAnswer extends CostSumAnswer {
  @ApiProperty({ type: String, example: '2026-08' })
  readonly month!: string;
}

class ServiceCostAnswer extends CostSumAnswer {
  @ApiProperty({ type: String, example: 'Amazon EC2' })
  readonly service!: string;
}

class OtherCostAnswer extends CostSumAnswer {
  @ApiProperty({ type: 'integer', description: 'How many services these are' })
  readonly services!: number;
}

export class BillFiguresAnswer implements BillFigures {
  @ApiProperty({ enum: COST_BASES })
  readonly basis!: CostBasis;

  @ApiProperty({ type: CostSumAnswer })
  readonly total!: CostSumAnswer;

  @ApiProperty({ type: [MonthCostAnswer] })
  readonly months!: MonthCostAnswer[];

  @ApiProperty({ type: [ServiceCostAnswer], description: 'Those that cost most, most first' })
  readonly services!: ServiceCostAnswer[];

  @ApiProperty({ type: OtherCostAnswer, description: 'All other services' })
  readonly others!: OtherCostAnswer;
}

export class BillLinesAnswer implements ListedBillLines {
  @ApiProperty({ type: 'integer', description: 'In the order of the file, starting at 1' })
  readonly position!: number;

  @ApiProperty({ type: String, example: '2026-08' })
  readonly month!: string;

  @ApiProperty({ type: String })
  readonly service!: string;

  @ApiProperty({ type: String, description: 'Empty if the file names none' })
  readonly provider!: string;

  @ApiProperty({ enum: BILL_LINE_TYPES })
  readonly type!: BillLineType;

  @ApiProperty({ type: 'integer' })
  readonly lines!: number;

  @ApiProperty({ ...COST, description: 'The cost that counts, an exact decimal' })
  readonly cost!: string;

  @ApiProperty({ type: Boolean })
  readonly isCounted!: boolean;
}
