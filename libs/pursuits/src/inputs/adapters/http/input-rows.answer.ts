import {
  BINNED_AMOUNTS,
  type BinnedAmount,
  CORRECTED_FIELDS,
  type CorrectedField,
  LEFT_OUT_REASONS,
  type LeftOutReason,
  OS_FAMILIES,
  type OsFamily,
} from '@casewright/rules/intake';
import { ApiProperty } from '@nestjs/swagger';
import { ParticipantAnswer } from '../../../adapters/http/participant.answer';
import {
  type InputFigures,
  type MadeCorrection,
  type Outlier,
  OUTLIER_KINDS,
  type OutlierKind,
} from '../../queries/get-input-figures';
import type { ListedInputRow, RowFaultFound } from '../../queries/input-rows';

const Amount = (description: string): PropertyDecorator => ApiProperty({ type: Number, nullable: true, description });

class RowAmountsAnswer {
  @ApiProperty({ type: 'integer', description: 'In the order of the file, starting at 0' })
  readonly position!: number;

  @ApiProperty({ type: 'integer', description: 'Row of the sheet, starting at 1' })
  readonly row!: number;

  @ApiProperty({ type: String })
  readonly name!: string;

  @Amount('vCPU of a machine, physical cores of a host')
  readonly cpus!: number | null;

  @Amount('In bytes')
  readonly memoryBytes!: number | null;

  @Amount('In bytes. Local storage of a host')
  readonly provisionedBytes!: number | null;

  @Amount('In bytes')
  readonly inUseBytes!: number | null;
}

class RowFaultAnswer implements RowFaultFound {
  @ApiProperty({
    enum: CORRECTED_FIELDS,
    nullable: true,
    description: 'What corrects it. Null if the row can only be left out',
  })
  readonly field!: CorrectedField | null;

  @ApiProperty({ type: String })
  readonly column!: string;

  @ApiProperty({ type: String })
  readonly kind!: string;

  @ApiProperty({ type: String, description: 'As in the file' })
  readonly cell!: string;
}

export class InputRowAnswer extends RowAmountsAnswer implements ListedInputRow {
  @ApiProperty({ type: String, description: 'Empty for a CSV file' })
  readonly sheet!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly os!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly power!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly cluster!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly host!: string | null;

  @ApiProperty({ type: Boolean })
  readonly isCounted!: boolean;

  @ApiProperty({ enum: LEFT_OUT_REASONS, nullable: true, description: "Why it isn't counted by default" })
  readonly leftOut!: LeftOutReason | null;

  @ApiProperty({ enum: CORRECTED_FIELDS, isArray: true })
  readonly correctedFields!: CorrectedField[];

  @ApiProperty({ type: [RowFaultAnswer], description: 'Cells that are not usable amounts and were not corrected' })
  readonly faults!: RowFaultAnswer[];
}

class DistributionAnswer {
  @ApiProperty({ enum: BINNED_AMOUNTS })
  readonly amount!: BinnedAmount;

  @ApiProperty({ type: 'integer', isArray: true, description: 'Counted rows by bin; the last bin is open' })
  readonly rows!: number[];
}

class OsFamilyAnswer {
  @ApiProperty({ enum: OS_FAMILIES })
  readonly family!: OsFamily;

  @ApiProperty({ type: 'integer' })
  readonly rows!: number;
}

class OutlierAnswer extends RowAmountsAnswer implements Outlier {
  @ApiProperty({ enum: OUTLIER_KINDS })
  readonly kind!: OutlierKind;

  @ApiProperty({ type: Number, description: 'Times the median; for unused storage, the share in use' })
  readonly times!: number;
}

class CorrectionAnswer implements MadeCorrection {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: 'integer' })
  readonly position!: number;

  @ApiProperty({ type: String })
  readonly sheet!: string;

  @ApiProperty({ type: 'integer' })
  readonly row!: number;

  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ enum: CORRECTED_FIELDS })
  readonly field!: CorrectedField;

  @Amount('As in the file')
  readonly before!: number | null;

  @ApiProperty({ type: Number, description: 'For `counted`: 1 counts the row, 0 leaves it out. Sizes in bytes' })
  readonly value!: number;

  @ApiProperty({ type: ParticipantAnswer })
  readonly by!: ParticipantAnswer;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly at!: Date;
}

export class InputFiguresAnswer implements InputFigures {
  @ApiProperty({ type: [DistributionAnswer] })
  readonly distributions!: readonly DistributionAnswer[];

  @ApiProperty({ type: [OsFamilyAnswer], description: 'Counted machines by operating system, most first' })
  readonly osFamilies!: readonly OsFamilyAnswer[];

  @ApiProperty({
    type: [OutlierAnswer],
    description: 'Rows of at least 10 times the median, and mostly unused storage',
  })
  readonly outliers!: readonly OutlierAnswer[];

  @ApiProperty({ type: 'integer', description: 'Counted rows whose name another counted row has' })
  readonly repeatedRows!: number;

  @ApiProperty({ type: 'integer', description: 'Counted rows with a fault' })
  readonly faultyRows!: number;

  @ApiProperty({ type: [CorrectionAnswer], description: 'In force, newest first' })
  readonly corrections!: readonly CorrectionAnswer[];
}
