import { Files, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DraftNotFound } from '../../domain/draft.errors';
import type { Attachment } from '../domain/attachment';

/** Lists the files of the owner's draft. An unused id counts as an unsaved draft without files. */
export class ListAttachments extends Query<readonly Attachment[]> {
  constructor(
    readonly ownerId: string,
    readonly draftId: string,
  ) {
    super();
  }
}

const isTaken = prepared<{ readonly isTaken: boolean }>(
  'messaging.is-draft-of-others',
  `select exists (select from messaging.drafts where id = $2 and owner_id <> $1)
     or exists (select from messaging.messages where id = $2 and sender_id <> $1) as "isTaken"`,
);

@QueryHandler(ListAttachments)
export class ListAttachmentsHandler implements IQueryHandler<ListAttachments> {
  constructor(
    private readonly files: Files,
    private readonly sql: SqlReader,
  ) {}

  /** @throws DraftNotFound */
  async execute({ ownerId, draftId }: ListAttachments): Promise<readonly Attachment[]> {
    const [asked] = await this.sql.read(isTaken, [ownerId, draftId]);
    const files = await this.files.of('messaging', [draftId]);
    if (asked?.isTaken || files.some((file) => file.ownerId !== ownerId)) throw new DraftNotFound();
    return files;
  }
}
