import {
  CELL_FAULTS,
  type CellFaultKind,
  type ColumnFault,
  type ColumnPlaces,
  INPUT_STATES,
  type InputAnswers,
  type InputReading,
  type InputState,
  type SheetReading,
} from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { ListedInput, ListedInputFile } from '../../queries/list-inputs';

class ColumnFaultAnswer implements ColumnFault {
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
}

class InputReadingAnswer implements InputReading {
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
