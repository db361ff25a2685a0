import { Audit, Clock, imported, ListFileInvalid, VersionNotFound } from '@casewright/kernel';
import { compareLines, readLines } from '@casewright/rules';
import { defaultFormat, unitOfKey } from '@casewright/rules/model-templates';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DefaultLibrary } from '../domain/default-library.repository';

/** Replaces all defaults of a draft, or changes nothing. */
export class ImportDefaults extends Command<{ readonly revision: number }> {
  constructor(
    readonly versionId: string,
    /** Cells of the file, starting with its header row. */
    readonly rows: readonly (readonly string[])[],
    readonly basedOn: number,
  ) {
    super();
  }
}

@CommandHandler(ImportDefaults)
export class ImportDefaultsHandler implements ICommandHandler<ImportDefaults> {
  constructor(
    private readonly library: DefaultLibrary,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, rows, basedOn }: ImportDefaults): Promise<{ readonly revision: number }> {
    const now = this.clock.now();
    const version = (await this.library.lock()).find(({ id }) => id === versionId);
    if (!version) throw new VersionNotFound();
    const format = defaultFormat(now.toISOString().slice(0, 10), unitOfKey);
    const { lines, faults } = readLines(format, rows);
    const next = imported(version, lines.length, basedOn, now);
    if (faults.length > 0) throw new ListFileInvalid(faults);
    const { added, changed, removed } = compareLines(format, await this.library.defaults(versionId), lines);
    await this.library.replaceDefaults(versionId, lines);
    await this.library.saveVersion(next);
    await this.audit.record({
      subject: { kind: 'default-version', id: versionId },
      details: { facts: { version: version.number, added, changed, removed } },
    });
    return { revision: next.revision };
  }
}
