import { ListVersionAnswer } from '@casewright/platform';
import { ApiProperty } from '@nestjs/swagger';
import type { PriceBook, PriceBookVersion } from '../../domain/price-book';
import type { PriceBookDetails } from '../../queries/get-price-book';
import type { ListedPriceBook } from '../../queries/list-price-books';
import type { ListedPriceLine } from '../../queries/list-price-lines';

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

class PriceBookVersionAnswer extends ListVersionAnswer implements PriceBookVersion {
  @ApiProperty({ format: 'uuid' })
  readonly priceBookId!: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  readonly pricesAsOf!: string | null;
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
