import { Text } from '@casewright/platform';
import { PURSUIT_LIMITS } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { WrittenCaseNote } from '../../queries/list-case-notes';
import { ParticipantAnswer } from './participant.answer';

export class CaseNoteBody {
  @Text({ min: 1, max: PURSUIT_LIMITS.note, example: 'Site B runs SQL Server.' })
  readonly note!: string;
}

class CaseNoteAnswer implements WrittenCaseNote {
  @ApiProperty({ type: String })
  readonly note!: string;

  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

export class CaseNotesAnswer {
  @ApiProperty({ type: [CaseNoteAnswer] })
  readonly notes!: readonly WrittenCaseNote[];
}
