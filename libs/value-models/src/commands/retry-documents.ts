import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CaseNotFound, VersionNotFound } from '../domain/value-model.errors';
import { ValueModelVersionMade } from '../domain/value-model.events';
import { ModelVersions } from '../domain/versions.repository';
import { CasesToModel } from './ports';

/** What is missing of a version's documents is made at once, however often it has failed. */
export class RetryDocuments extends Command<void> {
  constructor(
    readonly caseId: string,
    /** Such as "1.0". */
    readonly number: string,
  ) {
    super();
  }
}

@CommandHandler(RetryDocuments)
export class RetryDocumentsHandler implements ICommandHandler<RetryDocuments> {
  constructor(
    private readonly cases: CasesToModel,
    private readonly versions: ModelVersions,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** @throws CaseNotFound, VersionNotFound */
  async execute({ caseId, number }: RetryDocuments): Promise<void> {
    const found = await this.cases.find(caseId);
    if (!found) throw new CaseNotFound();
    const version = await this.versions.find(caseId, number);
    if (!version) throw new VersionNotFound();
    const { id, sha256 } = version;
    this.events.record(new ValueModelVersionMade(caseId, found.ownerId, id, number, sha256, this.clock.now()));
  }
}
