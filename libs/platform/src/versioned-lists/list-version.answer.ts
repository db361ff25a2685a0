import type { ListVersion } from '@casewright/kernel';
import { ApiProperty } from '@nestjs/swagger';

export class ListVersionAnswer implements ListVersion {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ type: 'integer' })
  readonly number!: number;

  @ApiProperty({ type: 'integer' })
  readonly lineCount!: number;

  @ApiProperty({ type: 'integer' })
  readonly revision!: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly createdBy!: string | null;

  @ApiProperty()
  readonly createdAt!: Date;

  @ApiProperty()
  readonly changedAt!: Date;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly publishedBy!: string | null;

  @ApiProperty({ type: Date, nullable: true })
  readonly publishedAt!: Date | null;
}

class CellChangeAnswer {
  @ApiProperty()
  readonly column!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly before!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly after!: string | null;
}

class LineChangeAnswer {
  @ApiProperty({ enum: ['added', 'changed', 'removed'] })
  readonly kind!: 'added' | 'changed' | 'removed';

  @ApiProperty({ example: 'general-4 · instance · Example Cloud · example-north' })
  readonly line!: string;

  @ApiProperty({ type: [CellChangeAnswer] })
  readonly cells!: CellChangeAnswer[];
}

export class LineChangesAnswer {
  @ApiProperty({ type: 'integer' })
  readonly added!: number;

  @ApiProperty({ type: 'integer' })
  readonly changed!: number;

  @ApiProperty({ type: 'integer' })
  readonly removed!: number;

  @ApiProperty({ type: 'integer' })
  readonly unchanged!: number;

  @ApiProperty({ type: [LineChangeAnswer] })
  readonly changes!: LineChangeAnswer[];
}

class LineFaultAnswer {
  @ApiProperty({ type: 'integer', description: 'The header is row 1' })
  readonly row!: number;

  @ApiProperty({ description: 'Header of the column; empty for the whole row' })
  readonly column!: string;

  @ApiProperty()
  readonly message!: string;
}

export class ImportTrialAnswer extends LineChangesAnswer {
  @ApiProperty({ type: 'integer' })
  readonly faultCount!: number;

  @ApiProperty({ type: [LineFaultAnswer], description: 'The first 200' })
  readonly faults!: LineFaultAnswer[];
}

export class CreatedAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
}
