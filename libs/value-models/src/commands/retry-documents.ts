import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ModelDocuments } from '../domain/documents.repository';
import { CaseNotFound, VersionNotFound } from '../domain/value-model.errors';
import { ValueModelVersionMade } from '../domain/value-model.events';
import { ModelVersions } from '../domain/versions.repository';
import { CasesToModel } from './ports';

/** Retries the failed documents of a version at once, however often they have failed. */
export class RetryDocuments extends Command<void> {
  constructor(
    readonly caseId: string,
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
    // Event handlers skip the documents that already exist.
    this.events.record(new ValueModelVersionMade(caseId, found.ownerId, id, number, sha256, this.clock.now()));
  }
}
