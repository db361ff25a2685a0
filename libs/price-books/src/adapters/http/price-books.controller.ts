import {
  Access,
  type CountedPage,
  CreatedAnswer,
  csvAnswer,
  CsvRoute,
  CurrentUser,
  Idempotent,
  ListRoute,
  pageOf,
  selectionQuery,
  Text,
  Trimmed,
} from '@casewright/platform';
import { CURRENCY_CODE, CURRENCY_CODE_FAULT, PRICE_BOOK_LIMITS } from '@casewright/rules';
import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Query, type StreamableFile } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { AddPriceBook, type NewPriceBook } from '../../commands/add-price-book';
import { DraftPriceBookVersion } from '../../commands/draft-price-book-version';
import { GetPriceBook, type PriceBookDetails } from '../../queries/get-price-book';
import {
  ExportPriceBooks,
  type ListedPriceBook,
  ListPriceBooks,
  PRICE_BOOK_LIST,
} from '../../queries/list-price-books';
import { ListedPriceBookAnswer, PriceBookDetailsAnswer } from './price-book.answer';

class ExportPriceBooksQuery extends selectionQuery(PRICE_BOOK_LIST) {}

class PriceBooksQuery extends pageOf(ExportPriceBooksQuery) {}

class AddPriceBookBody implements NewPriceBook {
  @Trimmed()
  @Text({ min: 1, max: PRICE_BOOK_LIMITS.name, example: 'Example Cloud north' })
  readonly name!: string;

  @Trimmed()
  @Text({ min: 1, max: PRICE_BOOK_LIMITS.source, example: 'https://prices.example/2026-11' })
  readonly source!: string;

  @Trimmed()
  @Text({ min: 1, max: PRICE_BOOK_LIMITS.region, example: 'example-north' })
  readonly region!: string;

  @Text({ min: 3, max: 3, example: 'USD' })
  @Matches(CURRENCY_CODE, { message: CURRENCY_CODE_FAULT })
  readonly currency!: string;
}

@ApiTags('price-books')
@Controller('admin/price-books')
@Access('admin')
export class PriceBooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @ListRoute('list-price-books', ListedPriceBookAnswer, 'With the newest published version of each')
  list(@Query() { before, ...selection }: PriceBooksQuery): Promise<CountedPage<ListedPriceBook>> {
    return this.queries.execute(new ListPriceBooks(selection, before));
  }

  @CsvRoute('export-price-books')
  async export(@Query() selection: ExportPriceBooksQuery): Promise<StreamableFile> {
    return csvAnswer(await this.queries.execute(new ExportPriceBooks(selection)), 'price-books');
  }

  @Post()
  @Idempotent()
  @ApiOperation({ operationId: 'add-price-book', summary: 'With an empty draft of its first version' })
  @ApiCreatedResponse({ type: CreatedAnswer })
  add(@CurrentUser() userId: string, @Body() priceBook: AddPriceBookBody): Promise<CreatedAnswer> {
    return this.commands.execute(new AddPriceBook(priceBook, userId));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'get-price-book', summary: 'With all its versions' })
  @ApiOkResponse({ type: PriceBookDetailsAnswer })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<PriceBookDetails> {
    return this.queries.execute(new GetPriceBook(id));
  }

  @Post(':id/versions')
  @Idempotent()
  @ApiOperation({ operationId: 'draft-price-book-version', summary: 'Starts with the lines of the newest version' })
  @ApiCreatedResponse({ type: CreatedAnswer })
  draft(@CurrentUser() userId: string, @Param('id', ParseUUIDPipe) id: string): Promise<CreatedAnswer> {
    return this.commands.execute(new DraftPriceBookVersion(id, userId));
  }
}
