import { Audit, Clock } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { draftAfter } from '../domain/price-book';
import { PriceBookHasDraft, PriceBookNotFound } from '../domain/price-book.errors';
import { PriceBooks } from '../domain/price-book.repository';

/** Starts a draft with the lines of the newest version. Returns the draft's ID. */
export class DraftPriceBookVersion extends Command<{ readonly id: string }> {
  constructor(
    readonly bookId: string,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(DraftPriceBookVersion)
export class DraftPriceBookVersionHandler implements ICommandHandler<DraftPriceBookVersion> {
  constructor(
    private readonly books: PriceBooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ bookId, by }: DraftPriceBookVersion): Promise<{ readonly id: string }> {
    const found = await this.books.lock(bookId);
    if (!found) throw new PriceBookNotFound();
    const [newest] = found.versions;
    if (!newest.publishedAt) throw new PriceBookHasDraft();
    const draft = draftAfter(newest, by, this.clock.now());
    await this.books.addVersion(draft);
    await this.books.replaceLines(draft.id, await this.books.lines(newest.id));
    await this.audit.record({
      subject: { kind: 'price-book', id: bookId },
      details: { facts: { name: found.book.name, version: draft.number } },
    });
    return { id: draft.id };
  }
}
