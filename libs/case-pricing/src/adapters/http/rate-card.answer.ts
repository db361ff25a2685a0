import { ApiProperty } from '@nestjs/swagger';
import { type ListedRateCard, RATE_CARD_STATES, type RateCardState } from '../../queries/list-rate-cards';
import { type RateCardTrial, type TriedQuote } from '../../queries/try-rate-card';
import { OwnerAnswer } from './owner.answer';
import { RatesBody } from './rates.body';

export class ListedRateCardAnswer implements ListedRateCard {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ example: '2027-01' })
  readonly version!: string;

  @ApiProperty({ enum: RATE_CARD_STATES })
  readonly state!: RateCardState;

  @ApiProperty({ type: Date, nullable: true })
  readonly validFrom!: Date | null;

  @ApiProperty({ type: RatesBody })
  readonly rates!: RatesBody;

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

class TriedQuoteAnswer implements TriedQuote {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ enum: ['calculation', 'case'] })
  readonly kind!: TriedQuote['kind'];

  @ApiProperty({ format: 'uuid' })
  readonly ownerId!: string;

  @ApiProperty({ type: OwnerAnswer, nullable: true })
  readonly owner!: OwnerAnswer | null;

  @ApiProperty()
  readonly title!: string;

  @ApiProperty({ example: 'Helix vs. Initech' })
  readonly comparison!: string;

  @ApiProperty()
  readonly pricedAt!: Date;

  @ApiProperty({ description: 'Rate card version of the original price' })
  readonly rateCard!: string;

  @ApiProperty({ type: 'integer' })
  readonly creditsThen!: number;

  @ApiProperty({ type: 'integer', description: 'Price with this rate card' })
  readonly credits!: number;
}

export class RateCardTrialAnswer implements RateCardTrial {
  @ApiProperty({ format: 'date', description: 'First day, in UTC' })
  readonly from!: string;

  @ApiProperty({ format: 'date', description: 'Last day (inclusive), in UTC' })
  readonly to!: string;

  @ApiProperty({ type: 'integer' })
  readonly creditsThen!: number;

  @ApiProperty({ type: 'integer', description: 'Total with this rate card' })
  readonly credits!: number;

  @ApiProperty({ type: [TriedQuoteAnswer], description: 'Up to 100 of the newest, largest price change first' })
  readonly quotes!: TriedQuoteAnswer[];
}
