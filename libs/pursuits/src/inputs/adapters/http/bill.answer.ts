import {
  BILL_LINE_TYPES,
  type BillChoices,
  type BillCommitments,
  type BillLineType,
  type BillStatement,
  type BillTypeSums,
  COST_BASES,
  type CostBasis,
} from '@casewright/rules/intake';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
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

export class BillStatementAnswer implements BillStatement {
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
