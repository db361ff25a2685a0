import { Audit, Clock, published, VersionNotFound } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PriceBooks } from '../domain/price-book.repository';

/** Makes a version available for sizing. It never changes from then on. */
export class PublishPriceBookVersion extends Command<void> {
  constructor(
    readonly versionId: string,
    /** Revision that was reviewed. */
    readonly basedOn: number,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(PublishPriceBookVersion)
export class PublishPriceBookVersionHandler implements ICommandHandler<PublishPriceBookVersion> {
  constructor(
    private readonly priceBooks: PriceBooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, basedOn, by }: PublishPriceBookVersion): Promise<void> {
    const found = await this.priceBooks.lockOfVersion(versionId);
    const version = found?.versions.find(({ id }) => id === versionId);
    if (!found || !version) throw new VersionNotFound();
    const next = published(version, basedOn, by, this.clock.now());
    await this.priceBooks.saveVersion(next);
    const { number, pricesAsOf, lineCount } = next;
    await this.audit.record({
      subject: { kind: 'price-book', id: found.priceBook.id },
      details: { facts: { name: found.priceBook.name, version: number, 'prices as of': pricesAsOf, lines: lineCount } },
    });
  }
}
