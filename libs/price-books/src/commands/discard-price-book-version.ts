import { Audit } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuseUnlessDraft } from '../domain/price-book';
import { PriceBookVersionNotFound } from '../domain/price-book.errors';
import { PriceBooks } from '../domain/price-book.repository';

/** A book whose only version is discarded goes with it. */
export class DiscardPriceBookVersion extends Command<void> {
  constructor(readonly versionId: string) {
    super();
  }
}

@CommandHandler(DiscardPriceBookVersion)
export class DiscardPriceBookVersionHandler implements ICommandHandler<DiscardPriceBookVersion> {
  constructor(
    private readonly books: PriceBooks,
    private readonly audit: Audit,
  ) {}

  async execute({ versionId }: DiscardPriceBookVersion): Promise<void> {
    const found = await this.books.lockOfVersion(versionId);
    const version = found?.versions.find(({ id }) => id === versionId);
    if (!found || !version) throw new PriceBookVersionNotFound();
    refuseUnlessDraft(version);
    await this.books.removeVersion(versionId);
    if (found.versions.length === 1) await this.books.remove(found.book.id);
    await this.audit.record({
      subject: { kind: 'price-book', id: found.book.id },
      details: { facts: { name: found.book.name, version: version.number } },
    });
  }
}
