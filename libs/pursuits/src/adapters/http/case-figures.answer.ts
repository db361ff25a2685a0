import { ApiProperty } from '@nestjs/swagger';
import type { CaseFigures, Workload } from '../../queries/get-case-figures';

class WorkloadAnswer implements Workload {
  @ApiProperty({ type: String, nullable: true, description: 'Null for cases that nobody took' })
  readonly analyst!: string | null;

  @ApiProperty({ type: 'integer' })
  readonly cases!: number;

  @ApiProperty({ type: 'integer' })
  readonly overdue!: number;
}

export class CaseFiguresAnswer implements CaseFigures {
  @ApiProperty({ type: [WorkloadAnswer], description: 'Of cases that are not delivered yet' })
  readonly workload!: WorkloadAnswer[];

  @ApiProperty({ type: 'integer', description: 'Cases with an agreed turnaround, over the last 90 days' })
  readonly delivered!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'In business days' })
  readonly averageDays!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly onTimePercent!: number | null;
}
