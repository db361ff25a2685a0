import { Audit, refuseUnlessDraft, VersionNotFound } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
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
    private readonly priceBooks: PriceBooks,
    private readonly audit: Audit,
  ) {}

  async execute({ versionId }: DiscardPriceBookVersion): Promise<void> {
    const found = await this.priceBooks.lockOfVersion(versionId);
    const version = found?.versions.find(({ id }) => id === versionId);
    if (!found || !version) throw new VersionNotFound();
    refuseUnlessDraft(version);
    await this.priceBooks.removeVersion(versionId);
    if (found.versions.length === 1) await this.priceBooks.remove(found.priceBook.id);
    await this.audit.record({
      subject: { kind: 'price-book', id: found.priceBook.id },
      details: { facts: { name: found.priceBook.name, version: version.number } },
    });
  }
}
