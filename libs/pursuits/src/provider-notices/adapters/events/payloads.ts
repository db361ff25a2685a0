import {
  ADVOCATE_ANSWERS,
  type AdvocateAnswer,
  CASE_ACTORS,
  CASE_COMMANDS,
  type CaseActor,
  type CaseCommand,
  REVIEW_KINDS,
  type ReviewKind,
} from '@casewright/rules';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';
import { type Reminder, REMINDERS } from '../../../domain/reminder';
import { REVIEW_ANSWERS, type ReviewAnswer } from '../../../reviews/domain/review.events';

export class CasePayload {
  @IsUUID()
  readonly caseId!: string;
}

export class CaseMovedPayload extends CasePayload {
  @IsIn(CASE_COMMANDS)
  readonly command!: CaseCommand;

  @IsIn(CASE_ACTORS)
  readonly party!: CaseActor;
}

export class AdvocateAnsweredPayload extends CasePayload {
  @IsString()
  readonly advocate!: string;

  @IsIn(ADVOCATE_ANSWERS)
  readonly answer!: AdvocateAnswer;

  @IsString()
  readonly comment!: string;
}

export class ReviewAnsweredPayload {
  /** Missing in version 1, which may still wait. */
  @IsOptional()
  @IsUUID()
  readonly caseId?: string;

  @IsUUID()
  readonly pursuitId!: string;

  @IsIn(REVIEW_KINDS)
  readonly kind!: ReviewKind;

  @IsUUID()
  readonly recipientId!: string;

  @IsIn(REVIEW_ANSWERS)
  readonly answer!: ReviewAnswer;

  @IsString()
  readonly reason!: string;
}

export class CommentedPayload extends CasePayload {
  @IsString()
  readonly rowLabel!: string;

  @IsString()
  readonly comment!: string;
}

export class CaseDuePayload extends CasePayload {
  @IsIn(REMINDERS)
  readonly reminder!: Reminder;
}

export class CaseAssignedPayload extends CasePayload {
  @IsOptional()
  @IsUUID()
  readonly analystId!: string | null;

  @IsOptional()
  @IsUUID()
  readonly byId!: string | null;
}
