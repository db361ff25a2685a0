import { Text } from '@casewright/platform';
import { CASE_REASON_MAX_LENGTH, INPUT_TEXT_MAX_LENGTH } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, IsUUID, Matches, Max, Min, ValidateNested } from 'class-validator';

const KEY_MAX_LENGTH = 60;
const MAX_FIELDS = 50;
const NAME_MAX_LENGTH = 255;

export class InputsParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  readonly id!: string;
}

export class InputParameters extends InputsParameters {
  @ApiProperty({ type: String, example: 'compute-virtual-machines' })
  @IsString()
  @Matches(/^[a-z0-9-]{1,60}$/)
  readonly key!: string;
}

class TypedAnswerBody {
  @Text({ min: 1, max: KEY_MAX_LENGTH, example: 'ratePercent' })
  readonly field!: string;

  @Text({ max: INPUT_TEXT_MAX_LENGTH, example: '9' })
  readonly value!: string;
}

export class InputAnswersBody {
  @ApiProperty({ type: [TypedAnswerBody] })
  @IsArray()
  @ArrayMaxSize(MAX_FIELDS)
  @ValidateNested({ each: true })
  @Type(() => TypedAnswerBody)
  readonly answers!: TypedAnswerBody[];
}

export class InputFileBody {
  @ApiProperty({
    type: String,
    format: 'uuid',
    description: 'Chosen by the browser; the bytes go to /api/uploads under it',
  })
  @IsUUID()
  readonly id!: string;

  @Text({ min: 1, max: NAME_MAX_LENGTH, example: 'vm-inventory.csv' })
  readonly name!: string;

  @ApiProperty({ type: 'integer', example: 184_320, description: 'In bytes' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly size!: number;
}

class ColumnPlaceBody {
  @Text({ min: 1, max: KEY_MAX_LENGTH, example: 'vcpu' })
  readonly column!: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'Where it stands in the file, from 0' })
  @IsInt()
  @Min(0)
  @Max(Number.MAX_SAFE_INTEGER)
  readonly place!: number;
}

export class InputMappingBody {
  @Text({ max: NAME_MAX_LENGTH, example: 'vInfo' })
  readonly sheet!: string;

  @ApiProperty({ type: [ColumnPlaceBody] })
  @IsArray()
  @ArrayMaxSize(MAX_FIELDS)
  @ValidateNested({ each: true })
  @Type(() => ColumnPlaceBody)
  readonly columns!: ColumnPlaceBody[];
}

export class InputReturnBody {
  @Text({ min: 1, max: CASE_REASON_MAX_LENGTH, example: '14 of 22 arrays have no used capacity.' })
  readonly reason!: string;
}
