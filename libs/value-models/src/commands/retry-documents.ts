import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ModelDocuments } from '../domain/documents.repository';
import { CaseNotFound, VersionNotFound } from '../domain/value-model.errors';
import { ValueModelVersionMade } from '../domain/value-model.events';
import { ModelVersions } from '../domain/versions.repository';
import { CasesToModel } from './ports';

/** Those of a version's documents that failed are made at once, however often they have failed. */
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
    private readonly documents: ModelDocuments,
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
    if (!(await this.documents.retry(id))) return;
    // The same event as when the version was made: its consumers make only the documents that are missing.
    this.events.record(new ValueModelVersionMade(caseId, found.ownerId, id, number, sha256, this.clock.now()));
  }
}
