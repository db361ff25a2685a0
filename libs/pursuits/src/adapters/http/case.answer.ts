import {
  ACV_TIERS,
  type AcvTier,
  CASE_STATES,
  INPUTS_STATES,
  type InputsState,
  CASE_ACTORS,
  CASE_STEP_COMMANDS,
  type CaseActor,
  type CaseStepCommand,
  type CasePrice,
  type CaseSelections,
  type CaseState,
  type CaseTerms,
  type PlannedPresentation,
  COMPUTE_MODELS,
  type ComputeModel,
  type DayKind,
  ENVIRONMENTS,
  type Environment,
  SLA_DAYS,
  type SlaDays,
  type Solution,
  type TermsLine,
  type TurnaroundDay,
} from '@casewright/rules';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { PursuitOfStartedCase } from '../../queries/find-pursuit-of-case';
import type { CaseHistoryStep, CaseProgress, NewTerms, TurnaroundProgress } from '../../queries/get-case-progress';
import { ParticipantAnswer } from './participant.answer';

class ComparedAnswer implements Solution {
  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ enum: ENVIRONMENTS, isArray: true })
  readonly environments!: Environment[];

  @ApiProperty({ enum: COMPUTE_MODELS, isArray: true })
  readonly computeModels!: ComputeModel[];
}

class TermsSelectionsAnswer implements CaseSelections {
  @ApiProperty({ type: [ComparedAnswer] })
  readonly proposed!: ComparedAnswer[];

  @ApiProperty({ type: [ComparedAnswer] })
  readonly competitive!: ComparedAnswer[];

  @ApiPropertyOptional({ enum: SLA_DAYS })
  readonly slaDays?: SlaDays;

  @ApiPropertyOptional({ enum: ACV_TIERS })
  readonly acvTier?: AcvTier;

  @ApiProperty({ type: Boolean })
  readonly presentationSupport!: boolean;
}

class TermsPriceAnswer implements CasePrice {
  @ApiProperty({ type: String })
  readonly rateCard!: string;

  @ApiProperty({ type: 'integer' })
  readonly baseCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly analysisCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly slaCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly acvCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly caseCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly supportCredits!: number;

  @ApiProperty({ type: 'integer' })
  readonly totalCredits!: number;
}

export class TermsAnswer implements CaseTerms {
  @ApiProperty({ type: TermsSelectionsAnswer })
  readonly selections!: TermsSelectionsAnswer;

  @ApiProperty({ type: TermsPriceAnswer })
  readonly price!: TermsPriceAnswer;
}

class TermsLineAnswer implements TermsLine {
  @ApiProperty({ type: String })
  readonly label!: string;

  @ApiProperty({ type: 'integer' })
  readonly before!: number;

  @ApiProperty({ type: 'integer' })
  readonly after!: number;

  @ApiProperty({ type: [String] })
  readonly changes!: string[];
}

class NewTermsAnswer implements NewTerms {
  @ApiProperty({ type: [TermsLineAnswer], description: 'The last line is the total' })
  readonly lines!: TermsLineAnswer[];

  @ApiProperty({ type: [String], description: 'Titles of the inputs that they ask for in addition' })
  readonly inputs!: string[];

  @ApiProperty({ type: String })
  readonly reason!: string;

  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

class CaseStepAnswer implements CaseHistoryStep {
  @ApiProperty({ enum: CASE_STEP_COMMANDS })
  readonly command!: CaseStepCommand;

  @ApiProperty({ enum: CASE_STATES, description: 'State after this step' })
  readonly state!: CaseState;

  @ApiProperty({ enum: CASE_ACTORS })
  readonly party!: CaseActor;

  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, nullable: true })
  readonly reason!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Credits charged or returned' })
  readonly credits!: number | null;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

const DAY_KINDS = ['used', 'paused', 'left', 'not-counted'] as const satisfies readonly DayKind[];

class TurnaroundDayAnswer implements TurnaroundDay {
  @ApiProperty({ type: String, format: 'date', description: "Date in the provider's time zone" })
  readonly day!: string;

  @ApiProperty({ enum: DAY_KINDS })
  readonly kind!: DayKind;
}

class TurnaroundAnswer implements TurnaroundProgress {
  @ApiProperty({ type: 'integer' })
  readonly businessDays!: number;

  @ApiProperty({ type: 'integer' })
  readonly daysLeft!: number;

  @ApiProperty({ type: String, format: 'date-time', description: 'While paused, the date if the case resumed now' })
  readonly dueAt!: Date;

  @ApiProperty({ type: Boolean })
  readonly isOverdue!: boolean;

  @ApiProperty({ type: Boolean })
  readonly isPaused!: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly endedAt!: Date | null;

  @ApiProperty({ type: [TurnaroundDayAnswer], description: 'Up to six weeks' })
  readonly days!: TurnaroundDayAnswer[];
}

class PresentationAnswer implements PlannedPresentation {
  @ApiProperty({ type: String, format: 'date-time' })
  readonly startsAt!: Date;

  @ApiProperty({ type: String, example: 'Adaeze Morrow, Tom Reyes' })
  readonly attendees!: string;
}

export class CaseProgressAnswer implements CaseProgress {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: 'integer', example: 1042, description: 'Shown as C-1042' })
  readonly number!: number;

  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: String, description: 'Empty for an unnamed pursuit' })
  readonly prospect!: string;

  @ApiProperty({ type: String, example: 'Helix vs. Initech' })
  readonly title!: string;

  @ApiProperty({ enum: CASE_STATES })
  readonly state!: CaseState;

  @ApiProperty({ enum: CASE_STATES, nullable: true, description: 'State before the case was put on hold' })
  readonly stateBefore!: CaseState | null;

  @ApiProperty({ type: TermsAnswer })
  readonly terms!: TermsAnswer;

  @ApiProperty({ type: NewTermsAnswer, nullable: true, description: "New terms that the seller hasn't answered yet" })
  readonly newTerms!: NewTermsAnswer | null;

  @ApiProperty({ type: 'integer' })
  readonly returnedCredits!: number;

  @ApiProperty({ enum: INPUTS_STATES, description: 'The seller can take back inputs that they sent' })
  readonly inputsState!: InputsState;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly startedAt!: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly confirmedAt!: Date | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the seller could first download a document',
  })
  readonly releasedAt!: Date | null;

  @ApiProperty({ type: PresentationAnswer, nullable: true, description: 'Null until a date is set' })
  readonly presentation!: PresentationAnswer | null;

  @ApiProperty({ type: ParticipantAnswer, nullable: true, description: 'Null until an analyst is assigned' })
  readonly analyst!: ParticipantAnswer | null;

  @ApiProperty({ type: String, format: 'date-time', description: 'Time of the last step' })
  readonly changedAt!: Date;

  @ApiProperty({ type: TurnaroundAnswer, nullable: true })
  readonly turnaround!: TurnaroundAnswer | null;

  @ApiProperty({ type: [CaseStepAnswer], description: 'Newest first, including earlier cases of the pursuit' })
  readonly history!: CaseStepAnswer[];
}

export class CaseOfPursuitAnswer {
  @ApiProperty({ type: CaseProgressAnswer, nullable: true })
  readonly case!: CaseProgress | null;
}

export class PursuitOfCaseAnswer implements PursuitOfStartedCase {
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly pursuitId!: string | null;
}
