import { Cursor, Id, Text } from '@casewright/platform';
import { CASE_STATES, type CaseState } from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateIf } from 'class-validator';
import { CASE_VIEWS, type CaseToDo, type CaseView } from '../../queries/cases-to-do';
import type { CountedView } from '../../queries/count-cases-to-do';

export class ExportCasesQuery {
  @Text({ max: 200, optional: true })
  readonly search?: string;

  @ApiPropertyOptional({ enum: CASE_VIEWS })
  @IsOptional()
  @IsIn(CASE_VIEWS)
  readonly view?: CaseView;
}

export class CasesToDoQuery extends ExportCasesQuery {
  @Cursor()
  readonly before?: string;
}

export class AssignmentBody {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'An admin. Null unassigns the case' })
  @ValidateIf((_, value) => value !== null)
  @Id()
  readonly analystId!: string | null;
}

export class CaseToDoAnswer implements CaseToDo {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: 'integer', example: 1042, description: 'Shown as C-1042' })
  readonly number!: number;

  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: String })
  readonly prospect!: string;

  @ApiProperty({ type: String })
  readonly opportunity!: string;

  @ApiProperty({ enum: CASE_STATES })
  readonly state!: CaseState;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while no turnaround is running',
  })
  readonly dueAt!: Date | null;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly startedAt!: Date;

  @ApiProperty({ type: 'integer' })
  readonly credits!: number;

  @ApiProperty({ type: String })
  readonly seller!: string;

  @ApiProperty({ type: String, example: 'northwind.example' })
  readonly company!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly analyst!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly analystId!: string | null;

  @ApiProperty({ type: Boolean })
  readonly isMine!: boolean;
}

class CountedViewAnswer implements CountedView {
  @ApiProperty({ enum: CASE_VIEWS, nullable: true, description: 'Null for all cases' })
  readonly view!: CaseView | null;

  @ApiProperty({ type: 'integer', description: 'Counted up to a limit' })
  readonly total!: number;

  @ApiProperty({ type: Boolean, description: 'Whether the count is exact' })
  readonly isTotalExact!: boolean;
}

export class CountedViewsAnswer {
  @ApiProperty({ type: [CountedViewAnswer] })
  readonly views!: readonly CountedView[];
}
