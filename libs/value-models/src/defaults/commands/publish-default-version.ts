import { Audit, Clock, published, VersionNotFound } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DefaultLibrary } from '../domain/default-library.repository';

/** New models take their defaults from it. It never changes from then on. */
export class PublishDefaultVersion extends Command<void> {
  constructor(
    readonly versionId: string,
    /** Revision that was reviewed. */
    readonly basedOn: number,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(PublishDefaultVersion)
export class PublishDefaultVersionHandler implements ICommandHandler<PublishDefaultVersion> {
  constructor(
    private readonly library: DefaultLibrary,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ versionId, basedOn, by }: PublishDefaultVersion): Promise<void> {
    const version = (await this.library.lock()).find(({ id }) => id === versionId);
    if (!version) throw new VersionNotFound();
    const next = published(version, basedOn, by, this.clock.now());
    await this.library.saveVersion(next);
    await this.audit.record({
      subject: { kind: 'default-version', id: versionId },
      details: { facts: { version: next.number, defaults: next.lineCount } },
    });
  }
}
