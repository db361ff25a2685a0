import {
  ACV_TIERS,
  type AcvTier,
  BOARD_COLUMNS,
  type BoardColumn,
  CASE_STATES,
  type CaseState,
  CONTACT_ROLES,
  type ContactRole,
  PURSUIT_STAGES,
  PURSUIT_STEP_COMMANDS,
  type PursuitContact,
  type PursuitFacts,
  type PursuitStage,
  type PursuitStepCommand,
} from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { Colleague } from '../../queries/find-colleague';
import type { PursuitColumn } from '../../queries/get-board';
import type { HistoryStep, PursuitDetails } from '../../queries/get-pursuit';
import type { PursuitDraft } from '../../queries/get-pursuit-draft';
import type { PursuitSummary } from '../../queries/get-pursuit-summary';
import type { PursuitRow } from '../../queries/pursuit-row';
import { ParticipantAnswer } from './participant.answer';
import { FactsBody } from './pursuit.body';

export class PursuitAnswer implements PursuitRow {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ enum: PURSUIT_STAGES })
  readonly stage!: PursuitStage;

  @ApiProperty({ type: String })
  readonly prospect!: string;

  @ApiProperty({ type: String })
  readonly opportunity!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly acvDollars!: number | null;

  @ApiProperty({ enum: ACV_TIERS, nullable: true, description: 'Tier in the terms of the case' })
  readonly acvTier!: AcvTier | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  readonly expectedClose!: string | null;

  @ApiProperty({ type: [String] })
  readonly proposed!: string[];

  @ApiProperty({ type: [String] })
  readonly competing!: string[];

  @ApiProperty({ type: String, format: 'date-time' })
  readonly registeredAt!: Date;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  readonly decidedOn!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly reason!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly caseId!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1042, description: 'Shown as C-1042' })
  readonly caseNumber!: number | null;

  @ApiProperty({ enum: CASE_STATES, nullable: true })
  readonly caseState!: CaseState | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Null while no turnaround is running',
  })
  readonly caseDueAt!: Date | null;

  @ApiProperty({ type: Boolean, description: "Whether a step of the case or a review awaits the owner's answer" })
  readonly waitsForOwner!: boolean;
}

class BoardColumnAnswer implements PursuitColumn {
  @ApiProperty({ enum: BOARD_COLUMNS })
  readonly column!: BoardColumn;

  @ApiProperty({ type: 'integer', description: 'Includes pursuits that are not shown' })
  readonly total!: number;

  @ApiProperty({ type: 'integer', description: 'Sum of the known values, including pursuits that are not shown' })
  readonly acvDollars!: number;

  @ApiProperty({ type: [PursuitAnswer] })
  readonly rows!: PursuitAnswer[];
}

export class BoardAnswer {
  @ApiProperty({ type: [BoardColumnAnswer] })
  readonly columns!: readonly PursuitColumn[];
}

export class SummaryAnswer implements PursuitSummary {
  @ApiProperty({ type: 'integer' })
  readonly open!: number;

  @ApiProperty({ type: 'integer' })
  readonly openAcvDollars!: number;

  @ApiProperty({ type: 'integer' })
  readonly waiting!: number;

  @ApiProperty({ type: 'integer' })
  readonly overdue!: number;

  @ApiProperty({ type: 'integer', description: 'Started cases, ended ones included' })
  readonly cases!: number;

  @ApiProperty({ type: 'integer', description: 'Cases whose inputs were sent at least once' })
  readonly casesWithInputs!: number;

  @ApiProperty({ type: [String] })
  readonly solutions!: readonly string[];
}

export class WaitingCountAnswer {
  @ApiProperty({ type: 'integer' })
  readonly count!: number;
}

class StepAnswer implements HistoryStep {
  @ApiProperty({ enum: PURSUIT_STEP_COMMANDS })
  readonly command!: PursuitStepCommand;

  @ApiProperty({ enum: PURSUIT_STAGES, description: 'Stage after this step' })
  readonly stage!: PursuitStage;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;

  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, nullable: true })
  readonly reason!: string | null;

  @ApiProperty({ type: [String], description: 'Fields that were edited' })
  readonly changed!: (keyof PursuitFacts)[];
}

class ContactAnswer implements PursuitContact {
  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ enum: CONTACT_ROLES, nullable: true })
  readonly role!: ContactRole | null;

  @ApiProperty({ type: String })
  readonly email!: string;
}

export class PursuitDetailsAnswer extends PursuitAnswer implements PursuitDetails {
  @ApiProperty({ type: [ContactAnswer] })
  readonly contacts!: ContactAnswer[];

  @ApiProperty({ type: String })
  readonly notes!: string;

  @ApiProperty({ type: ParticipantAnswer })
  readonly owner!: ParticipantAnswer;

  @ApiProperty({ type: [StepAnswer] })
  readonly history!: StepAnswer[];
}

class KeptDraftAnswer {
  @ApiProperty({ type: FactsBody })
  readonly facts!: FactsBody;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly savedAt!: Date;
}

export class PursuitDraftAnswer {
  @ApiProperty({ type: KeptDraftAnswer, nullable: true })
  readonly draft!: PursuitDraft | null;
}

export class SavedPursuitDraftAnswer {
  @ApiProperty({ type: String, format: 'date-time' })
  readonly savedAt!: Date;
}

export class RegisteredAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;
}

class ColleagueOfProspect implements Colleague {
  @ApiProperty({ type: String })
  readonly name!: string;
}

export class ColleagueAnswer {
  @ApiProperty({ type: ColleagueOfProspect, nullable: true })
  readonly colleague!: Colleague | null;
}
