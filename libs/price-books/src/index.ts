export { PRICE_BOOKS_MIGRATIONS } from './adapters/persistence/migrations/0001-baseline';
export { PriceBooksModule } from './price-books.module';
export { FindPublishedVersion } from './queries/find-published-version';
