import { Files } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Attachment } from '../domain/attachment';

/** Of a draft of the asker. */
export class ListAttachments extends Query<readonly Attachment[]> {
  constructor(
    readonly ownerId: string,
    readonly draftId: string,
  ) {
    super();
  }
}

@QueryHandler(ListAttachments)
export class ListAttachmentsHandler implements IQueryHandler<ListAttachments> {
  constructor(private readonly files: Files) {}

  async execute({ ownerId, draftId }: ListAttachments): Promise<readonly Attachment[]> {
    return (await this.files.of('messaging', [draftId])).filter((file) => file.ownerId === ownerId);
  }
}
