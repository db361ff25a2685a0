import type { PriceFault } from '@casewright/rules';
import { ApiProperty } from '@nestjs/swagger';
import type { PriceBook, PriceBookVersion } from '../../domain/price-book';
import type { PriceBookDetails } from '../../queries/get-price-book';
import type { ListedPriceBook } from '../../queries/list-price-books';
import type { ListedPriceLine } from '../../queries/list-price-lines';
import type {
  PriceCellChange,
  PriceChanges,
  PriceImportTrial,
  PriceLineChange,
} from '../../queries/price-line-changes';

class PriceBookAnswer implements PriceBook {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty()
  readonly name!: string;

  @ApiProperty({ description: 'Where the prices come from' })
  readonly source!: string;

  @ApiProperty()
  readonly region!: string;

  @ApiProperty({ example: 'USD', description: 'ISO 4217' })
  readonly currency!: string;

  @ApiProperty({ description: 'Whether its prices are invented' })
  readonly isSample!: boolean;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  readonly createdBy!: string | null;

  @ApiProperty()
  readonly createdAt!: Date;
}

export class ListedPriceBookAnswer extends PriceBookAnswer implements ListedPriceBook {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Newest published version' })
  readonly publishedNumber!: number | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  readonly pricesAsOf!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  readonly lineCount!: number | null;

  @ApiProperty()
  readonly hasDraft!: boolean;
}

class PriceBookVersionAnswer implements PriceBookVersion {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly priceBookId!: string;

  @ApiProperty({ type: 'integer' })
  readonly number!: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  readonly pricesAsOf!: string | null;

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

export class PriceBookDetailsAnswer extends PriceBookAnswer implements PriceBookDetails {
  @ApiProperty({ type: [PriceBookVersionAnswer], description: 'Newest first' })
  readonly versions!: PriceBookVersionAnswer[];
}

export class ListedPriceLineAnswer implements ListedPriceLine {
  @ApiProperty({ description: 'Unique within the version' })
  readonly id!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Cells by column of the CSV file; prices as exact decimals',
  })
  readonly cells!: Record<string, string>;
}

class PriceCellChangeAnswer implements PriceCellChange {
  @ApiProperty()
  readonly column!: string;

  @ApiProperty({ type: String, nullable: true })
  readonly before!: string | null;

  @ApiProperty({ type: String, nullable: true })
  readonly after!: string | null;
}

class PriceLineChangeAnswer implements PriceLineChange {
  @ApiProperty({ enum: ['added', 'changed', 'removed'] })
  readonly kind!: PriceLineChange['kind'];

  @ApiProperty({ example: 'general-4 · instance · Example Cloud · example-north' })
  readonly line!: string;

  @ApiProperty({ type: [PriceCellChangeAnswer] })
  readonly cells!: PriceCellChangeAnswer[];
}

export class PriceChangesAnswer implements PriceChanges {
  @ApiProperty({ type: 'integer' })
  readonly added!: number;

  @ApiProperty({ type: 'integer' })
  readonly changed!: number;

  @ApiProperty({ type: 'integer' })
  readonly removed!: number;

  @ApiProperty({ type: 'integer' })
  readonly unchanged!: number;

  @ApiProperty({ type: [PriceLineChangeAnswer] })
  readonly changes!: PriceLineChangeAnswer[];
}

class PriceFaultAnswer implements PriceFault {
  @ApiProperty({ type: 'integer', description: 'The header is row 1' })
  readonly row!: number;

  @ApiProperty({ description: 'Header of the column; empty for the whole row' })
  readonly column!: string;

  @ApiProperty()
  readonly message!: string;
}

export class PriceImportTrialAnswer extends PriceChangesAnswer implements PriceImportTrial {
  @ApiProperty({ type: 'integer' })
  readonly faultCount!: number;

  @ApiProperty({ type: [PriceFaultAnswer], description: 'The first 200' })
  readonly faults!: PriceFaultAnswer[];
}

export class CreatedAnswer {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;
}
