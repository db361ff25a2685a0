import {
  type ColumnPlaces,
  INPUT_STATES,
  type InputAnswers,
  type InputState,
  type SheetReading,
} from '@casewright/rules';
import { SIZE_UNITS, type SizeUnit } from '@casewright/rules/intake';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListedInput, ListedInputFile, ListedReading, ListedReplacement } from '../../queries/list-inputs';
import { BillStatementAnswer } from './bill.answer';
import { ColumnFaultAnswer, IntakeAnswer, MadeByAnswer, MadeChoiceAnswer } from './intake.answer';

class SheetReadingAnswer implements SheetReading {
  @ApiProperty({ type: String, description: 'Empty for a CSV file' })
  readonly name!: string;

  @ApiProperty({ type: 'integer' })
  readonly headerRow!: number;

  @ApiProperty({ type: [String] })
  readonly headers!: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'Index of each column, starting at 0',
  })
  readonly columns!: ColumnPlaces;

  @ApiProperty({ type: 'integer' })
  readonly rows!: number;

  @ApiProperty({ type: Boolean })
  readonly isUsed!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'RVTools vInfo',
    description: 'What wrote it. Null if unknown',
  })
  readonly source!: string | null;

  @ApiProperty({ type: Boolean, description: 'Hidden in the workbook, so it is not read' })
  readonly isHidden!: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...SIZE_UNITS] },
    description: 'Unit of each size, by column. A size without an entry has no known unit',
  })
  readonly units!: Record<string, SizeUnit>;

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    description: 'First values of each column, in the order of the headers',
  })
  readonly samples!: string[][];
}

class InputReadingAnswer implements ListedReading {
  @ApiProperty({ type: String, nullable: true, description: "Why the file can't be used" })
  readonly problem!: string | null;

  @ApiProperty({ type: [SheetReadingAnswer] })
  readonly sheets!: SheetReadingAnswer[];

  @ApiProperty({ type: 'integer' })
  readonly rows!: number;

  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, description: 'Column totals' })
  readonly totals!: Record<string, number>;

  @ApiProperty({ type: [ColumnFaultAnswer] })
  readonly faults!: ColumnFaultAnswer[];

  @ApiProperty({
    type: IntakeAnswer,
    nullable: true,
    description: 'Intake statement of machines or hosts. Null for bills',
  })
  readonly intake!: IntakeAnswer | null;

  @ApiPropertyOptional({ type: BillStatementAnswer, description: 'Intake statement of a bill' })
  readonly bill?: BillStatementAnswer;
}

class InputFileAnswer implements ListedInputFile {
  @ApiProperty({ type: String, format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: String })
  readonly name!: string;

  @ApiProperty({ type: 'integer', description: 'In bytes' })
  readonly size!: number;

  @ApiProperty({ type: 'integer', description: 'Bytes received so far' })
  readonly received!: number;

  @ApiProperty({ type: String, nullable: true })
  readonly sha256!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why the file was rejected' })
  readonly problem!: string | null;

  @ApiProperty({ type: Boolean, description: 'Whether the file can be downloaded' })
  readonly isReady!: boolean;

  @ApiProperty({ type: String, format: 'date-time' })
  readonly createdAt!: Date;
}

const REPLACEMENT_STATES = [
  'uploading',
  'reading',
  'faults',
  'ready',
] as const satisfies readonly ListedReplacement['state'][];

class InputReplacementAnswer implements ListedReplacement {
  @ApiProperty({ type: InputFileAnswer })
  readonly file!: InputFileAnswer;

  @ApiProperty({ enum: REPLACEMENT_STATES })
  readonly state!: ListedReplacement['state'];

  @ApiProperty({ type: String, nullable: true, description: "Why the file can't be used" })
  readonly problem!: string | null;
}

class InputAnswer implements ListedInput {
  @ApiProperty({ type: String, example: 'compute-virtual-machines' })
  readonly key!: string;

  @ApiProperty({ type: String, example: 'Virtual machines' })
  readonly title!: string;

  @ApiProperty({ enum: INPUT_STATES })
  readonly state!: InputState;

  @ApiProperty({ type: String, nullable: true, description: 'Title of a provided input with the same data' })
  readonly coveredBy!: string | null;

  @ApiProperty({ type: Boolean, description: 'Whether it is not provided, but not needed either' })
  readonly isWaived!: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    nullable: true,
    description: 'Values as typed',
  })
  readonly answers!: InputAnswers | null;

  @ApiProperty({ type: InputFileAnswer, nullable: true })
  readonly file!: InputFileAnswer | null;

  @ApiProperty({ type: InputReadingAnswer, nullable: true })
  readonly reading!: InputReadingAnswer | null;

  @ApiProperty({
    type: InputReplacementAnswer,
    nullable: true,
    description: 'A new file that replaces the current one once the seller takes it',
  })
  readonly replacement!: InputReplacementAnswer | null;

  @ApiProperty({ type: [MadeChoiceAnswer], description: 'Who chose what counts. Empty for the defaults' })
  readonly madeChoices!: MadeChoiceAnswer[];

  @ApiProperty({ type: MadeByAnswer, nullable: true, description: 'Who confirmed the questions of the reading' })
  readonly confirmation!: MadeByAnswer | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why the input was returned' })
  readonly reason!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readonly providedAt!: Date | null;

  @ApiProperty({ type: Boolean, description: 'Whether the seller can provide it now' })
  readonly isChangeable!: boolean;

  @ApiProperty({ type: Boolean, description: 'Whether the provider can accept or return it now' })
  readonly isDecidable!: boolean;
}

export class InputsAnswer {
  @ApiProperty({ type: [InputAnswer] })
  readonly inputs!: readonly ListedInput[];
}
