import { Audit, Clock, imported, ListFileInvalid, VersionNotFound } from '@casewright/kernel';
import { compareLines, PRICE_FORMAT, readPriceLines } from '@casewright/rules';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PricesFromTheFuture } from '../domain/price-book.errors';
import { PriceBooks } from '../domain/price-book.repository';

/** Replaces all lines of a draft, or changes nothing. */
export class ImportPriceLines extends Command<{ readonly revision: number }> {
  constructor(
    readonly versionId: string,
    /** Cells of the file, starting with its header row. */
    readonly rows: readonly (readonly string[])[],
    /** ISO date. */
    readonly pricesAsOf: string,
    readonly basedOn: number,
  ) {
    super();
  }
}

@CommandHandler(ImportPriceLines)
export class ImportPriceLinesHandler implements ICommandHandler<ImportPriceLines> {
  constructor(
    private readonly priceBooks: PriceBooks,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, rows, pricesAsOf, basedOn }: ImportPriceLines): Promise<{ readonly revision: number }> {
    const now = this.clock.now();
    const found = await this.priceBooks.lockOfVersion(versionId);
    const version = found?.versions.find(({ id }) => id === versionId);
    if (!found || !version) throw new VersionNotFound();
    const { lines, faults } = readPriceLines(rows);
    const next = { ...imported(version, lines.length, basedOn, now), pricesAsOf };
    if (faults.length > 0) throw new ListFileInvalid(faults);
    if (new Date(pricesAsOf) > now) throw new PricesFromTheFuture();
    const { added, changed, removed } = compareLines(PRICE_FORMAT, await this.priceBooks.lines(versionId), lines);
    await this.priceBooks.replaceLines(versionId, lines);
    await this.priceBooks.saveVersion(next);
    await this.audit.record({
      subject: { kind: 'price-book', id: found.priceBook.id },
      details: {
        facts: {
          ...{ name: found.priceBook.name, version: version.number, 'prices as of': pricesAsOf },
          ...{ added, changed, removed },
        },
      },
    });
    return { revision: next.revision };
  }
}
