import { BASELINE_RATE_CARD, type Rates } from '@casewright/rules';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsNumber, IsObject, ValidateNested } from 'class-validator';

// `rateFaults` checks bounds and order.
const Whole = () => applyDecorators(ApiProperty({ type: 'integer' }), IsInt());

const COMPARATORS = BASELINE_RATE_CARD.support.length;

type SlaCredits = Rates['sla'];

class SlaRates implements SlaCredits {
  @Whole()
  readonly 3!: number;

  @Whole()
  readonly 2!: number;

  @Whole()
  readonly 1!: number;
}

type AcvCredits = Rates['acv'];

class AcvRates implements AcvCredits {
  @Whole()
  readonly '< $100K'!: number;

  @Whole()
  readonly '$101K - $250K'!: number;

  @Whole()
  readonly '$251K - $500K'!: number;

  @Whole()
  readonly '$501K - $750K'!: number;

  @Whole()
  readonly '$751K - $1.0M'!: number;

  @Whole()
  readonly '> $1.0M +'!: number;
}

type Beyond = Rates['supportBeyond'];

class SupportBeyond implements Beyond {
  @Whole()
  readonly atLeast!: number;

  @ApiProperty({ type: Number })
  @IsNumber({ maxDecimalPlaces: 2 })
  readonly perComparator!: number;
}

class BackPercent {
  @Whole()
  readonly inputs!: number;

  @Whole()
  readonly terms!: number;

  @Whole()
  readonly analysis!: number;

  @Whole()
  readonly released!: number;
}

export class RatesBody implements Rates {
  @Whole()
  readonly perSolution!: number;

  @Whole()
  readonly perEnvironment!: number;

  @Whole()
  readonly perComputeModel!: number;

  @ApiProperty({ type: SlaRates, description: 'Credits by turnaround in days' })
  @IsObject()
  @ValidateNested()
  @Type(() => SlaRates)
  readonly sla!: SlaRates;

  @ApiProperty({ type: AcvRates, description: 'Credits by ACV tier' })
  @IsObject()
  @ValidateNested()
  @Type(() => AcvRates)
  readonly acv!: AcvRates;

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    minItems: COMPARATORS,
    maxItems: COMPARATORS,
    example: BASELINE_RATE_CARD.support,
    description: 'Credits by number of comparators, starting at 0',
  })
  @IsArray()
  @ArrayMinSize(COMPARATORS)
  @ArrayMaxSize(COMPARATORS)
  @IsInt({ each: true })
  readonly support!: number[];

  @ApiProperty({ type: SupportBeyond })
  @IsObject()
  @ValidateNested()
  @Type(() => SupportBeyond)
  readonly supportBeyond!: SupportBeyond;

  @ApiProperty({ type: BackPercent })
  @IsObject()
  @ValidateNested()
  @Type(() => BackPercent)
  readonly backPercent!: BackPercent;
}
