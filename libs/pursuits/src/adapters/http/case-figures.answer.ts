import { ApiProperty } from '@nestjs/swagger';
import type { CaseFigures, Workload } from '../../queries/get-case-figures';

class WorkloadAnswer implements Workload {
  @ApiProperty({ type: String, nullable: true, description: 'Null for cases that nobody took' })
  readonly analyst!: string | null;

  @ApiProperty({ type: 'integer', description: 'As far as they are counted' })
  readonly cases!: number;

  @ApiProperty({ description: 'Whether there are no more than that' })
  readonly isExact!: boolean;

  @ApiProperty({ type: 'integer', description: 'No more than `cases`' })
  readonly overdue!: number;
}

export class CaseFiguresAnswer implements CaseFigures {
  @ApiProperty({ type: [WorkloadAnswer], description: 'Of cases that are not delivered yet' })
  readonly workload!: WorkloadAnswer[];

  @ApiProperty({ type: 'integer', description: 'Cases with an agreed turnaround, over the last 90 days' })
  readonly delivered!: number;

  @ApiProperty({ description: 'Whether there are no more than that' })
  readonly isDeliveredExact!: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'In business days' })
  readonly averageDays!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly onTimePercent!: number | null;
}
