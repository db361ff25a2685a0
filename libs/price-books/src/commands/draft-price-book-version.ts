import { Audit, Clock, draftAfter, ListHasDraft } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PriceBookNotFound } from '../domain/price-book.errors';
import { PriceBooks } from '../domain/price-book.repository';

/** Starts a draft with the lines of the newest version. Returns the draft's ID. */
export class DraftPriceBookVersion extends Command<{ readonly id: string }> {
  constructor(
    readonly priceBookId: string,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(DraftPriceBookVersion)
export class DraftPriceBookVersionHandler implements ICommandHandler<DraftPriceBookVersion> {
  constructor(
    private readonly priceBooks: PriceBooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ priceBookId, by }: DraftPriceBookVersion): Promise<{ readonly id: string }> {
    const found = await this.priceBooks.lock(priceBookId);
    if (!found) throw new PriceBookNotFound();
    const [newest] = found.versions;
    if (!newest.publishedAt) throw new ListHasDraft();
    const draft = draftAfter(newest, by, this.clock.now());
    await this.priceBooks.addVersion(draft);
    await this.priceBooks.replaceLines(draft.id, await this.priceBooks.lines(newest.id));
    await this.audit.record({
      subject: { kind: 'price-book', id: priceBookId },
      details: { facts: { name: found.priceBook.name, version: draft.number } },
    });
    return { id: draft.id };
  }
}
