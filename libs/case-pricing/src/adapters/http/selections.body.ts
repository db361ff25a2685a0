import { Text } from '@casewright/platform';
import {
  ACV_TIERS,
  COMPUTE_MODELS,
  ENVIRONMENTS,
  MAX_SOLUTIONS,
  readableName,
  SLA_DAYS,
  SOLUTION_NAME_MAX_LENGTH,
} from '@casewright/rules';
import type { CaseSelections, Solution } from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsObject,
  IsOptional,
  ValidateNested,
} from 'class-validator';

const MIN_SOLUTIONS = 1;

export class SolutionBody implements Solution {
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? readableName(value) : value))
  @Text({ max: SOLUTION_NAME_MAX_LENGTH, example: 'Acme Cloud' })
  readonly name!: string;

  @ApiProperty({ enum: ENVIRONMENTS, isArray: true, uniqueItems: true })
  @IsArray()
  @IsIn(ENVIRONMENTS, { each: true })
  @ArrayUnique()
  readonly environments!: Solution['environments'];

  @ApiProperty({ enum: COMPUTE_MODELS, isArray: true, uniqueItems: true })
  @IsArray()
  @IsIn(COMPUTE_MODELS, { each: true })
  @ArrayUnique()
  readonly computeModels!: Solution['computeModels'];
}

/** Answers without amounts: the server prices them itself. */
export class SelectionsBody implements CaseSelections {
  @ApiProperty({ type: [SolutionBody], minItems: MIN_SOLUTIONS, maxItems: MAX_SOLUTIONS })
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @ArrayMinSize(MIN_SOLUTIONS)
  @ArrayMaxSize(MAX_SOLUTIONS)
  @Type(() => SolutionBody)
  readonly proposed!: SolutionBody[];

  @ApiProperty({ type: [SolutionBody], minItems: MIN_SOLUTIONS, maxItems: MAX_SOLUTIONS })
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @ArrayMinSize(MIN_SOLUTIONS)
  @ArrayMaxSize(MAX_SOLUTIONS)
  @Type(() => SolutionBody)
  readonly competitive!: SolutionBody[];

  @ApiPropertyOptional({ enum: SLA_DAYS, type: Number, description: 'Omit if not specified' })
  @IsOptional()
  @IsIn(SLA_DAYS)
  readonly slaDays?: CaseSelections['slaDays'];

  @ApiPropertyOptional({ enum: ACV_TIERS, description: 'Omit if not specified' })
  @IsOptional()
  @IsIn(ACV_TIERS)
  readonly acvTier?: CaseSelections['acvTier'];

  @ApiProperty({ type: Boolean })
  @IsBoolean()
  readonly presentationSupport!: boolean;
}
