import { ApiProperty } from '@nestjs/swagger';
import {
  type ComparedAmounts,
  type ComparedRow,
  type ComparedTotals,
  type ReplacementDifference,
  ROW_CHANGES,
  type RowChange,
} from '../../queries/get-replacement';

class ComparedTotalsAnswer implements ComparedTotals {
  @ApiProperty({ type: 'integer', description: 'Counted rows' })
  readonly rows!: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, description: 'By column' })
  readonly totals!: Record<string, number>;
}

class ComparedAmountsAnswer implements ComparedAmounts {
  @ApiProperty({ type: Number, nullable: true })
  readonly cpus!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  readonly memoryBytes!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  readonly provisionedBytes!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  readonly inUseBytes!: number | null;

  @ApiProperty({ type: String, nullable: true, description: "Why it isn't counted by default" })
  readonly leftOut!: string | null;
}

class ComparedRowAnswer implements ComparedRow {
  @ApiProperty({ enum: ROW_CHANGES })
  readonly change!: RowChange;

  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: ComparedAmountsAnswer, nullable: true })
  readonly before!: ComparedAmountsAnswer | null;

  @ApiProperty({ type: ComparedAmountsAnswer, nullable: true })
  readonly after!: ComparedAmountsAnswer | null;
}

class ChangeCountsAnswer {
  @ApiProperty({ type: 'integer' })
  readonly added!: number;

  @ApiProperty({ type: 'integer' })
  readonly removed!: number;

  @ApiProperty({ type: 'integer' })
  readonly changed!: number;
}

export class ReplacementAnswer implements ReplacementDifference {
  @ApiProperty({ type: ComparedTotalsAnswer })
  readonly before!: ComparedTotalsAnswer;

  @ApiProperty({ type: ComparedTotalsAnswer })
  readonly after!: ComparedTotalsAnswer;

  @ApiProperty({ type: ChangeCountsAnswer })
  readonly counts!: ChangeCountsAnswer;

  @ApiProperty({ type: [ComparedRowAnswer], description: 'The first of each change by name' })
  readonly rows!: ComparedRowAnswer[];
}
