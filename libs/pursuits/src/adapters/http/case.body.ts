import { Id, Text } from '@casewright/platform';
import {
  ACV_TIERS,
  type AcvTier,
  ATTENDEES_MAX_LENGTH,
  CASE_COMMANDS,
  CASE_REASON_MAX_LENGTH,
  type CaseCommand,
  type CaseScope,
  COMPUTE_MODELS,
  type ComputeModel,
  ENVIRONMENTS,
  type Environment,
  SLA_DAYS,
  type SlaDays,
  type PlannedPresentation,
} from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayUnique, IsArray, IsBoolean, IsDate, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';

/** The scope that the provider may change. The server computes its price. */
class ScopeBody implements CaseScope {
  @ApiProperty({ enum: ENVIRONMENTS, isArray: true })
  @IsArray()
  @ArrayUnique()
  @IsIn(ENVIRONMENTS, { each: true })
  readonly environments!: Environment[];

  @ApiProperty({ enum: COMPUTE_MODELS, isArray: true })
  @IsArray()
  @ArrayUnique()
  @IsIn(COMPUTE_MODELS, { each: true })
  readonly computeModels!: ComputeModel[];

  @ApiPropertyOptional({ enum: SLA_DAYS })
  @IsOptional()
  @IsIn(SLA_DAYS)
  readonly slaDays?: SlaDays;

  @ApiPropertyOptional({ enum: ACV_TIERS })
  @IsOptional()
  @IsIn(ACV_TIERS)
  readonly acvTier?: AcvTier;

  @ApiProperty({ type: Boolean })
  @IsBoolean()
  readonly presentationSupport!: boolean;
}

export class CaseMoveBody {
  @ApiProperty({ enum: CASE_COMMANDS })
  @IsIn(CASE_COMMANDS)
  readonly command!: CaseCommand;

  @Text({ max: CASE_REASON_MAX_LENGTH, optional: true, example: 'Two inputs are missing.' })
  readonly reason?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: '`changedAt` of the case as it was shown. Refused if the case has changed since.',
  })
  @IsOptional()
  @IsDate()
  @Type(() => Date)
  readonly seenAt?: Date;
}

export class ProviderMoveBody extends CaseMoveBody {
  @ApiPropertyOptional({ type: ScopeBody, description: 'Requotes only' })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ScopeBody)
  readonly scope?: ScopeBody;
}

export class PresentationBody implements PlannedPresentation {
  @ApiProperty({ type: String, format: 'date-time' })
  @IsDate()
  @Type(() => Date)
  readonly startsAt!: Date;

  @Text({ max: ATTENDEES_MAX_LENGTH, example: 'Adaeze Morrow, Tom Reyes' })
  readonly attendees!: string;
}

export class CaseOfPursuitParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @Id()
  readonly id!: string;
}
