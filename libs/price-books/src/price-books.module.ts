import { Module } from '@nestjs/common';
import { PriceBookVersionsController } from './adapters/http/price-book-versions.controller';
import { PriceBooksController } from './adapters/http/price-books.controller';
import { PublishedPriceBooksController } from './adapters/http/published-price-books.controller';
import { SqlPriceBooks } from './adapters/persistence/sql-price-books';
import { AddPriceBookHandler } from './commands/add-price-book';
import { DiscardPriceBookVersionHandler } from './commands/discard-price-book-version';
import { DraftPriceBookVersionHandler } from './commands/draft-price-book-version';
import { ImportPriceLinesHandler } from './commands/import-price-lines';
import { PublishPriceBookVersionHandler } from './commands/publish-price-book-version';
import { PriceBooks } from './domain/price-book.repository';
import { FindPublishedVersionHandler } from './queries/find-published-version';
import { GetPriceBookHandler } from './queries/get-price-book';
import { GetPriceChoicesHandler } from './queries/get-price-choices';
import { ExportPriceBooksHandler, ListPriceBooksHandler } from './queries/list-price-books';
import { ExportPriceLinesHandler, ListPriceLinesHandler } from './queries/list-price-lines';
import { ListPublishedVersionsHandler } from './queries/list-published-versions';
import { ComparePriceBookVersionHandler, TryPriceImportHandler } from './queries/price-line-changes';

const commands = [
  AddPriceBookHandler,
  DraftPriceBookVersionHandler,
  ImportPriceLinesHandler,
  PublishPriceBookVersionHandler,
  DiscardPriceBookVersionHandler,
];
const queries = [
  ListPriceBooksHandler,
  ExportPriceBooksHandler,
  GetPriceBookHandler,
  ListPriceLinesHandler,
  ExportPriceLinesHandler,
  ComparePriceBookVersionHandler,
  TryPriceImportHandler,
  ListPublishedVersionsHandler,
  FindPublishedVersionHandler,
  GetPriceChoicesHandler,
];

@Module({
  controllers: [PriceBooksController, PriceBookVersionsController, PublishedPriceBooksController],
  providers: [...commands, ...queries, { provide: PriceBooks, useClass: SqlPriceBooks }],
})
export class PriceBooksModule {}
