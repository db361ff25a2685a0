import { Audit, Clock, firstDraft } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PriceBook } from '../domain/price-book';
import { PriceBookNameTaken } from '../domain/price-book.errors';
import { PriceBooks } from '../domain/price-book.repository';

export type NewPriceBook = Pick<PriceBook, 'name' | 'source' | 'region' | 'currency'>;

/** With an empty first draft. Returns the book's ID. */
export class AddPriceBook extends Command<{ readonly id: string }> {
  constructor(
    readonly priceBook: NewPriceBook,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(AddPriceBook)
export class AddPriceBookHandler implements ICommandHandler<AddPriceBook> {
  constructor(
    private readonly priceBooks: PriceBooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ priceBook: { name, source, region, currency }, by }: AddPriceBook): Promise<{ readonly id: string }> {
    const now = this.clock.now();
    const id = crypto.randomUUID();
    const priceBook = { id, name, source, region, currency, isSample: false, createdBy: by, createdAt: now };
    if (!(await this.priceBooks.add(priceBook))) throw new PriceBookNameTaken(name);
    await this.priceBooks.addVersion({ ...firstDraft(by, now), priceBookId: id, pricesAsOf: null });
    const facts = { name, source, region, currency };
    await this.audit.record({ subject: { kind: 'price-book', id }, details: { facts } });
    return { id };
  }
}
