import { CELL_FAULTS, type CellFaultKind, type ColumnFault } from '@casewright/rules';
import {
  type IntakeChoices,
  LEFT_OUT_REASONS,
  type LeftOutReason,
  QUESTION_KINDS,
  type RowGroup,
  STORAGE_KINDS,
  type StorageKind,
} from '@casewright/rules/intake';
import { ApiProperty } from '@nestjs/swagger';
import { ParticipantAnswer } from '../../../adapters/http/participant.answer';
import { CHOSEN, type Chosen } from '../../domain/checklist';
import type { ListedIntake, ListedQuestion, MadeByParticipant, MadeChoice } from '../../queries/list-inputs';

export class ColumnFaultAnswer implements ColumnFault {
  @ApiProperty({ type: String, description: 'Empty for a CSV file' })
  readonly sheet!: string;

  @ApiProperty({ type: String })
  readonly column!: string;

  @ApiProperty({ type: 'integer', description: 'Column index, starting at 0' })
  readonly place!: number;

  @ApiProperty({ enum: CELL_FAULTS })
  readonly kind!: CellFaultKind;

  @ApiProperty({ type: 'integer', isArray: true, description: 'First affected rows, starting at 1' })
  readonly rows!: number[];

  @ApiProperty({ type: 'integer' })
  readonly count!: number;
}

const AMOUNT = { type: Number, nullable: true } as const;
const BYTES = { ...AMOUNT, description: 'In whole bytes' } as const;

class RowGroupAnswer implements RowGroup {
  @ApiProperty({ enum: LEFT_OUT_REASONS, nullable: true, description: 'Null for rows that count in any case' })
  readonly reason!: LeftOutReason | null;

  @ApiProperty({ type: 'integer' })
  readonly rows!: number;

  @ApiProperty(AMOUNT)
  readonly vCpu!: number | null;

  @ApiProperty(AMOUNT)
  readonly cores!: number | null;

  @ApiProperty(BYTES)
  readonly memoryBytes!: number | null;

  @ApiProperty(BYTES)
  readonly provisionedBytes!: number | null;

  @ApiProperty(BYTES)
  readonly inUseBytes!: number | null;

  @ApiProperty(AMOUNT)
  readonly powerWatts!: number | null;

  @ApiProperty({ type: [ColumnFaultAnswer] })
  readonly faults!: ColumnFaultAnswer[];
}

export class IntakeSourceAnswer {
  @ApiProperty({ type: String, example: 'rvtools' })
  readonly id!: string;

  @ApiProperty({ type: String, example: 'RVTools' })
  readonly product!: string;

  @ApiProperty({ type: String, nullable: true, example: '4.4', description: 'Null if the file does not say' })
  readonly version!: string | null;
}

class IntakeChoicesAnswer implements IntakeChoices {
  @ApiProperty({
    enum: LEFT_OUT_REASONS,
    isArray: true,
    description: 'Rows counted although they are left out by default',
  })
  readonly count!: LeftOutReason[];

  @ApiProperty({ enum: STORAGE_KINDS, nullable: true, description: 'Null for the default: in use, if the file has it' })
  readonly storage!: StorageKind | null;
}

export class IntakeQuestionAnswer implements ListedQuestion {
  @ApiProperty({ enum: QUESTION_KINDS })
  readonly kind!: ListedQuestion['kind'];

  @ApiProperty({ type: String, description: 'What is implausible, with rows' })
  readonly text!: string;

  @ApiProperty({ type: Boolean, description: 'Whether the seller stands by it' })
  readonly isConfirmed!: boolean;
}

export class IntakeAnswer implements ListedIntake {
  @ApiProperty({ type: IntakeSourceAnswer, nullable: true, description: 'Null for a table of no known tool' })
  readonly source!: IntakeSourceAnswer | null;

  @ApiProperty({ enum: ['machine', 'host'] })
  readonly rows!: 'machine' | 'host';

  @ApiProperty({ type: [String], example: ['vInfo'] })
  readonly sheets!: string[];

  @ApiProperty({ type: [RowGroupAnswer] })
  readonly groups!: RowGroupAnswer[];

  @ApiProperty({ enum: STORAGE_KINDS, isArray: true, description: 'Kinds of storage in the file' })
  readonly storageKinds!: StorageKind[];

  @ApiProperty({ enum: STORAGE_KINDS, nullable: true, description: 'The kind that the totals are about' })
  readonly priced!: StorageKind | null;

  @ApiProperty({ type: IntakeChoicesAnswer })
  readonly choices!: IntakeChoicesAnswer;

  @ApiProperty({ type: [String], description: 'What was left aside, such as hidden sheets' })
  readonly notes!: string[];

  @ApiProperty({ type: [IntakeQuestionAnswer], description: 'The seller confirms them before the file counts' })
  readonly questions!: IntakeQuestionAnswer[];
}

export class MadeByAnswer implements MadeByParticipant {
  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: string;
}

export class MadeChoiceAnswer extends MadeByAnswer implements MadeChoice {
  @ApiProperty({
    enum: CHOSEN,
    description: 'Rows that are counted after all, by why they are left out, or the storage',
  })
  readonly chosen!: Chosen;
}
