import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';

const MAX_VIEWS = 100;
const MAX_ERRORS = 5;
const MAX_REMOTES = 10;
const MAX_VITAL = 600_000;

/** These patterns leave no room for text that a user typed. */
const NAME = /^[a-z][a-z-]{0,30}$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[\w.]{1,20})?$/;
const ERROR_NAME = /^[A-Z][A-Za-z]{0,40}$/;
const PLACE = /^([\w.-]{1,60}\.js:\d{1,6}:\d{1,7})?$/;

export const VITALS = ['LCP', 'INP', 'CLS'] as const;

class ErrorBody {
  @ApiProperty({ pattern: ERROR_NAME.source, example: 'TypeError' })
  @Matches(ERROR_NAME)
  readonly name!: string;

  @ApiProperty({ pattern: PLACE.source, example: 'routes.js:1:2048' })
  @Matches(PLACE)
  readonly at!: string;
}

class VitalBody {
  @ApiProperty({ enum: VITALS })
  @IsIn(VITALS)
  readonly name!: (typeof VITALS)[number];

  /** Milliseconds. CLS has no unit. */
  @ApiProperty({ minimum: 0, maximum: MAX_VITAL })
  @IsNumber()
  @Min(0)
  @Max(MAX_VITAL)
  readonly value!: number;
}

class RemoteReportBody {
  @ApiProperty({ pattern: NAME.source, example: 'calculator' })
  @Matches(NAME)
  readonly remote!: string;

  @ApiProperty({ pattern: VERSION.source, example: '1.0.0-3ebc7ea1' })
  @Matches(VERSION)
  readonly version!: string;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: MAX_VIEWS })
  @IsInt()
  @Min(0)
  @Max(MAX_VIEWS)
  readonly views!: number;

  @ApiProperty({ type: [ErrorBody], maxItems: MAX_ERRORS })
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @ArrayMaxSize(MAX_ERRORS)
  @Type(() => ErrorBody)
  readonly errors!: ErrorBody[];

  @ApiProperty({ type: [VitalBody], maxItems: VITALS.length })
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @ArrayMaxSize(VITALS.length)
  @Type(() => VitalBody)
  readonly vitals!: VitalBody[];
}

export class ReportsBody {
  @ApiProperty({ type: [RemoteReportBody], maxItems: MAX_REMOTES })
  @IsArray()
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @ArrayMaxSize(MAX_REMOTES)
  @Type(() => RemoteReportBody)
  readonly reports!: RemoteReportBody[];
}
