import { Cursor, Id, Text } from '@casewright/platform';
import { BOARD_SHOWN, PURSUIT_LIMITS } from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { PURSUIT_SORTS } from '../../queries/list-pursuits';
import { CLOSE_FILTERS, type CloseFilter, STAGE_FILTERS, type StageFilter } from '../../queries/pursuit-selection';
import { IsDay } from './pursuit.body';

class ChosenQuery {
  @Text({ max: 200, optional: true })
  readonly search?: string;

  @ApiPropertyOptional({ enum: CLOSE_FILTERS })
  @IsOptional()
  @IsIn(CLOSE_FILTERS)
  readonly closes?: CloseFilter;

  @Text({ max: PURSUIT_LIMITS.solutionName, optional: true })
  readonly solution?: string;

  @ApiPropertyOptional({ enum: ['for-me'], description: 'Pursuits that need an action of the seller' })
  @IsOptional()
  @IsIn(['for-me'])
  readonly waits?: 'for-me';
}

export class BoardQuery extends ChosenQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: BOARD_SHOWN.most, default: BOARD_SHOWN.most })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(BOARD_SHOWN.most)
  readonly shown: number = BOARD_SHOWN.most;
}

export class PursuitsQuery extends ChosenQuery {
  @Cursor()
  readonly before?: string;

  @ApiPropertyOptional({ enum: STAGE_FILTERS })
  @IsOptional()
  @IsIn(STAGE_FILTERS)
  readonly stage?: StageFilter;

  @ApiPropertyOptional({ enum: PURSUIT_SORTS })
  @IsOptional()
  @IsIn(PURSUIT_SORTS)
  readonly sort?: string;
}

export class ColleagueQuery {
  @Text({ min: 1, max: PURSUIT_LIMITS.prospect, example: 'Wexcombe Hospitals' })
  readonly prospect!: string;

  @ApiProperty({ type: String, format: 'date', example: '2027-02-12' })
  @IsDay()
  readonly expectedClose!: string;
}

export class PursuitParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}
