import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentKind } from '../domain/document';
import { ModelDocuments } from '../domain/documents.repository';
import { ValueModelChanged } from '../domain/value-model.events';

/** Records that making a document failed and will be retried. */
export class DelayDocument extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly ownerId: string,
    readonly versionId: string,
    readonly kind: DocumentKind,
  ) {
    super();
  }
}

@CommandHandler(DelayDocument)
export class DelayDocumentHandler implements ICommandHandler<DelayDocument> {
  constructor(
    private readonly documents: ModelDocuments,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, ownerId, versionId, kind }: DelayDocument): Promise<void> {
    const at = this.clock.now();
    if (await this.documents.noteFailure(versionId, kind, at))
      this.events.record(new ValueModelChanged(caseId, ownerId, at));
  }
}
