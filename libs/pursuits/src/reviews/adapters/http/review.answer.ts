import { REVIEW_KINDS, REVIEW_STATES, type ReviewKind, type ReviewState } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { CaseReview, ReviewItem } from '../../queries/list-reviews';
import type { ReviewToAnswer } from '../../queries/list-reviews-to-answer';

class ReviewTimeAnswer {
  @ApiProperty({ type: String, format: 'date-time' })
  readonly startsAt!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly endsAt!: string;
}

class ReviewItemAnswer implements ReviewItem {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly text!: string;

  @ApiProperty({ type: String })
  readonly owner!: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  readonly dueOn!: string | null;

  @ApiProperty({ type: Boolean })
  readonly isDone!: boolean;
}

class ReviewAnswer implements CaseReview {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ enum: REVIEW_KINDS })
  readonly kind!: ReviewKind;

  @ApiProperty({ enum: REVIEW_STATES })
  readonly state!: ReviewState;

  @ApiProperty({ type: [ReviewTimeAnswer], description: 'Proposed times' })
  readonly slots!: ReviewTimeAnswer[];

  @ApiProperty({ type: ReviewTimeAnswer, nullable: true })
  readonly booked!: ReviewTimeAnswer | null;

  @ApiProperty({ type: String })
  readonly place!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it was declined or canceled, or why other times were requested',
  })
  readonly reason!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly minutes!: string | null;

  @ApiProperty({ type: String, description: 'Name of the host at the provider' })
  readonly host!: string;

  @ApiProperty({ type: [String], description: 'Names of invited participants at the prospect' })
  readonly guests!: string[];

  @ApiProperty({ type: [ReviewItemAnswer] })
  readonly items!: ReviewItemAnswer[];

  @ApiProperty({ type: String, format: 'date-time' })
  readonly changedAt!: Date;
}

export class ReviewsAnswer {
  @ApiProperty({ type: [ReviewAnswer], description: 'Newest first' })
  readonly reviews!: readonly CaseReview[];
}

class ReviewToAnswerAnswer implements ReviewToAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: String })
  readonly prospect!: string;

  @ApiProperty({ type: String })
  readonly opportunity!: string;

  @ApiProperty({ enum: REVIEW_KINDS })
  readonly kind!: ReviewKind;
}

export class ReviewsToAnswerAnswer {
  @ApiProperty({ type: [ReviewToAnswerAnswer], description: 'Oldest first' })
  readonly reviews!: readonly ReviewToAnswer[];
}
