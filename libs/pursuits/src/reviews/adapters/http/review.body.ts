import { Text } from '@casewright/platform';
import { REVIEW_KINDS, REVIEW_LIMITS, REVIEW_MINUTES, type ReviewKind, type ReviewMinutes } from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsUUID,
  Matches,
  ValidateNested,
} from 'class-validator';
import { CaseOfPursuitParameters } from '../../../adapters/http/case.body';
import { IsDay } from '../../../adapters/http/pursuit.body';
import type { ActionItem } from '../../domain/reviews.repository';

/** UTC, to the minute. */
const MOMENT = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:00(\.000)?Z$/;

export class ReviewParameters extends CaseOfPursuitParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  readonly reviewId!: string;
}

export class ActionItemParameters extends CaseOfPursuitParameters {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  readonly itemId!: string;
}

export class ReviewTimesBody {
  @ApiProperty({ enum: REVIEW_KINDS })
  @IsIn(REVIEW_KINDS)
  readonly kind!: ReviewKind;

  @ApiProperty({
    type: [String],
    format: 'date-time',
    maxItems: REVIEW_LIMITS.slots,
    example: ['2030-12-03T17:00:00Z'],
    description: 'In UTC: no zone is assumed',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(REVIEW_LIMITS.slots)
  @ArrayUnique()
  @Matches(MOMENT, { each: true })
  readonly startsAt!: string[];

  @ApiProperty({ enum: REVIEW_MINUTES })
  @IsIn(REVIEW_MINUTES)
  readonly minutes!: ReviewMinutes;

  @Text({ max: REVIEW_LIMITS.place, example: 'https://meet.example/larkmoor' })
  readonly place!: string;
}

export const REVIEW_ANSWERS = ['choose', 'ask-again', 'decline'] as const;

export class ReviewAnswerBody {
  @ApiProperty({ enum: REVIEW_ANSWERS })
  @IsIn(REVIEW_ANSWERS)
  readonly command!: (typeof REVIEW_ANSWERS)[number];

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Of the time that is chosen' })
  @IsOptional()
  @Matches(MOMENT)
  readonly startsAt?: string;

  @Text({ max: REVIEW_LIMITS.reason, optional: true, example: 'Mornings only, please.' })
  readonly reason?: string;
}

export class ReviewReasonBody {
  @Text({ min: 1, max: REVIEW_LIMITS.reason, example: 'The analyst is ill.' })
  readonly reason!: string;
}

class ActionItemBody implements ActionItem {
  @ApiProperty({ type: String, format: 'uuid', description: 'Chosen by the browser' })
  @IsUUID()
  readonly id!: string;

  @Text({ min: 1, max: REVIEW_LIMITS.item, example: 'Send the storage counts of site B.' })
  readonly text!: string;

  @Text({ min: 1, max: REVIEW_LIMITS.owner, example: 'Marcus Odell' })
  readonly owner!: string;

  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2030-12-10' })
  @IsOptional()
  @IsDay()
  readonly dueOn!: string | null;
}

export class MinutesBody {
  @Text({ min: 1, max: REVIEW_LIMITS.minutes, example: 'Counts of site A agreed.' })
  readonly minutes!: string;

  @ApiProperty({ type: [ActionItemBody], maxItems: REVIEW_LIMITS.items })
  @IsArray()
  @ArrayMaxSize(REVIEW_LIMITS.items)
  @ArrayUnique(({ id }: ActionItemBody) => id)
  @ValidateNested({ each: true })
  @Type(() => ActionItemBody)
  readonly items!: ActionItemBody[];
}

export class ItemDoneBody {
  @ApiProperty({ type: Boolean })
  @IsBoolean()
  readonly isDone!: boolean;
}
