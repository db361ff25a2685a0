import { Access } from '@casewright/platform';
import { COMMITMENTS, type Commitment } from '@casewright/rules/sizing';
import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { GetPriceChoices, type PriceChoices } from '../../queries/get-price-choices';
import { ListPublishedVersions, type PublishedVersion } from '../../queries/list-published-versions';

class PublishedVersionAnswer implements PublishedVersion {
  @ApiProperty({ format: 'uuid' })
  readonly id!: string;

  @ApiProperty({ format: 'uuid' })
  readonly priceBookId!: string;

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

  @ApiProperty({ type: 'integer' })
  readonly number!: number;

  @ApiProperty({ format: 'date' })
  readonly pricesAsOf!: string;

  @ApiProperty({ description: 'Whether no later version of the book is published' })
  readonly isNewest!: boolean;
}

class PublishedVersionsAnswer {
  @ApiProperty({ type: [PublishedVersionAnswer], description: 'By name of the book, newest version first' })
  readonly versions!: readonly PublishedVersionAnswer[];
}

const Titles = (): PropertyDecorator => ApiProperty({ type: String, isArray: true, description: 'Titles of lines' });

class PriceChoicesAnswer implements PriceChoices {
  @ApiProperty({ type: String, isArray: true, description: 'Providers and regions of instances' })
  readonly places!: string[];

  @ApiProperty({ enum: COMMITMENTS, isArray: true })
  readonly commitments!: Commitment[];

  @Titles()
  readonly hosts!: string[];

  @Titles()
  readonly licenses!: string[];

  @Titles()
  readonly storage!: string[];
}

/** What machines can be priced with. */
@ApiTags('price-books')
@Controller('price-books')
@Access('signed-in')
export class PublishedPriceBooksController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ operationId: 'list-published-price-books', summary: 'Published versions of all price books' })
  @ApiOkResponse({ type: PublishedVersionsAnswer })
  async list(): Promise<PublishedVersionsAnswer> {
    return { versions: await this.queries.execute(new ListPublishedVersions()) };
  }

  @Get('versions/:id')
  @ApiOperation({ operationId: 'get-price-choices', summary: 'What can be chosen in a published version' })
  @ApiOkResponse({ type: PriceChoicesAnswer })
  choices(@Param('id', ParseUUIDPipe) id: string): Promise<PriceChoices> {
    return this.queries.execute(new GetPriceChoices(id));
  }
}
