import { Clock, Events } from '@casewright/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ModelDocuments, type NewDocument } from '../domain/documents.repository';
import { ValueModelChanged } from '../domain/value-model.events';

/** Stores a finished document. If it was made twice, the first one stays. */
export class SaveDocument extends Command<void> {
  constructor(
    readonly caseId: string,
    readonly made: Omit<NewDocument, 'at'>,
  ) {
    super();
  }
}

@CommandHandler(SaveDocument)
export class SaveDocumentHandler implements ICommandHandler<SaveDocument> {
  constructor(
    private readonly documents: ModelDocuments,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async execute({ caseId, made }: SaveDocument): Promise<void> {
    const at = this.clock.now();
    if (await this.documents.add({ ...made, at })) this.events.record(new ValueModelChanged(caseId, made.ownerId, at));
  }
}
