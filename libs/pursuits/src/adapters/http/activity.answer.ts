import {
  CASE_STEP_COMMANDS,
  type CaseStepCommand,
  PURSUIT_STEP_COMMANDS,
  type PursuitStepCommand,
} from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { Activity } from '../../queries/list-activity';
import { ParticipantAnswer } from './participant.answer';

export class StepAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly pursuitId!: string;

  @ApiProperty({ type: String })
  readonly prospect!: string;

  @ApiProperty({ enum: ['pursuit', 'case'] })
  readonly about!: Activity['about'];

  @ApiProperty({ enum: [...new Set([...PURSUIT_STEP_COMMANDS, ...CASE_STEP_COMMANDS])] })
  readonly command!: PursuitStepCommand | CaseStepCommand;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

class ActivityAnswer extends StepAnswer {
  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;
}

export class ActivitiesAnswer {
  @ApiProperty({ type: [ActivityAnswer], description: 'Newest first' })
  readonly activity!: readonly ActivityAnswer[];
}
