import { ApiProperty } from '@nestjs/swagger';
import type { CaseFigures, Workload } from '../../queries/get-case-figures';

class WorkloadAnswer implements Workload {
  @ApiProperty({ type: String, nullable: true, description: 'Null for unassigned cases' })
  readonly analyst!: string | null;

  @ApiProperty({ type: 'integer', description: 'Counted up to a limit' })
  readonly cases!: number;

  @ApiProperty({ description: 'Whether the count is exact' })
  readonly isExact!: boolean;

  @ApiProperty({ type: 'integer', description: 'At most `cases`' })
  readonly overdue!: number;
}

export class CaseFiguresAnswer implements CaseFigures {
  @ApiProperty({ type: [WorkloadAnswer], description: 'Undelivered cases by analyst' })
  readonly workload!: WorkloadAnswer[];

  @ApiProperty({ type: 'integer', description: 'Cases with an agreed turnaround in the last 90 days' })
  readonly delivered!: number;

  @ApiProperty({ description: 'Whether the count is exact' })
  readonly isDeliveredExact!: boolean;

  @ApiProperty({ type: Number, nullable: true, description: 'In business days' })
  readonly averageDays!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly onTimePercent!: number | null;
}
