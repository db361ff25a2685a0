import { Access, RateLimit } from '@casewright/platform';
import type { RateCard, RateCardSeries } from '@casewright/rules';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { ListPublishedRateCards } from '../../queries/list-published-rate-cards';
import { RatesBody } from './rates.body';

class RateCardAnswer extends RatesBody implements RateCard {
  @ApiProperty({ example: '2025-07' })
  readonly version!: string;

  @ApiProperty()
  readonly validFrom!: Date;
}

@ApiTags('case-pricing')
@Controller('rate-cards')
export class RateCardsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @Access('anyone')
  @RateLimit({ name: 'rate-cards', points: 120, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'list-published-rate-cards', summary: 'Oldest first, including upcoming rate cards' })
  @ApiOkResponse({ type: [RateCardAnswer] })
  list(): Promise<RateCardSeries> {
    return this.queries.execute(new ListPublishedRateCards());
  }
}
