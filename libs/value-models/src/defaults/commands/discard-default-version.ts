import { Audit, refuseUnlessDraft, VersionNotFound } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DefaultLibrary } from '../domain/default-library.repository';

export class DiscardDefaultVersion extends Command<void> {
  constructor(readonly versionId: string) {
    super();
  }
}

@CommandHandler(DiscardDefaultVersion)
export class DiscardDefaultVersionHandler implements ICommandHandler<DiscardDefaultVersion> {
  constructor(
    private readonly library: DefaultLibrary,
    private readonly audit: Audit,
  ) {}

  async execute({ versionId }: DiscardDefaultVersion): Promise<void> {
    const version = (await this.library.lock()).find(({ id }) => id === versionId);
    if (!version) throw new VersionNotFound();
    refuseUnlessDraft(version);
    await this.library.removeVersion(versionId);
    await this.audit.record({
      subject: { kind: 'default-version', id: versionId },
      details: { facts: { version: version.number } },
    });
  }
}
