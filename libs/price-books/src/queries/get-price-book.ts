import { prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PriceBook, PriceBookVersion } from '../domain/price-book';
import { PriceBookNotFound } from '../domain/price-book.errors';
import { PRICE_BOOK_COLUMNS, VERSION_COLUMNS } from './price-book-columns';

export interface PriceBookDetails extends PriceBook {
  /** Newest first. */
  readonly versions: readonly PriceBookVersion[];
}

export class GetPriceBook extends Query<PriceBookDetails> {
  constructor(readonly id: string) {
    super();
  }
}

const one = prepared<PriceBook>(
  'price-books.get',
  `select ${PRICE_BOOK_COLUMNS} from price_books.price_books where id = $1`,
);
const versions = prepared<PriceBookVersion>(
  'price-books.get-versions',
  `select ${VERSION_COLUMNS} from price_books.versions where price_book_id = $1 order by number desc`,
);

@QueryHandler(GetPriceBook)
export class GetPriceBookHandler implements IQueryHandler<GetPriceBook> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ id }: GetPriceBook): Promise<PriceBookDetails> {
    const [priceBook] = await this.sql.read(one, [id]);
    if (!priceBook) throw new PriceBookNotFound();
    return { ...priceBook, versions: await this.sql.read(versions, [id]) };
  }
}
