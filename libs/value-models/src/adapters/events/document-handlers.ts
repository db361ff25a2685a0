import { type EventHandler, HandlesEvent } from '@casewright/platform';
import type { Type } from '@nestjs/common';
import { IsUUID } from 'class-validator';
import { DOCUMENT_KINDS } from '../../domain/document';
import { MakeDocument } from '../../processes/make-document';

class VersionMadePayload {
  @IsUUID()
  readonly versionId!: string;
}

/** One handler per kind, so that only the failed document is retried. */
export const DOCUMENT_HANDLERS: readonly Type[] = DOCUMENT_KINDS.map((kind) => {
  @HandlesEvent({ event: 'value-models.version-made', name: `value-models.make-${kind}`, lane: 'documents' })
  class DocumentHandler implements EventHandler<VersionMadePayload> {
    readonly payload = VersionMadePayload;

    constructor(private readonly documents: MakeDocument) {}

    async handle({ versionId }: VersionMadePayload): Promise<void> {
      await this.documents.run(versionId, kind);
    }
  }
  return DocumentHandler;
});
