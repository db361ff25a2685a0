import { FileNotFound, Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

/** For the sender, recipients, and the team if a person wrote the message. */
export class FindAttachment extends Query<StoredFile> {
  constructor(
    readonly userId: string,
    readonly isTeam: boolean,
    readonly attachmentId: string,
  ) {
    super();
  }
}

const visible = prepared<{ readonly id: string }>(
  'messaging.find-visible-message',
  `select message.id from messaging.messages message
   join messaging.conversations conversation on conversation.id = message.conversation_id
   where message.id = $2 and (
     exists (select from messaging.copies where owner_id = $1 and message_id = $2 and deleted_at is null)
     or ($3::boolean and conversation.person_id <> $1))`,
);

@QueryHandler(FindAttachment)
export class FindAttachmentHandler implements IQueryHandler<FindAttachment> {
  constructor(
    private readonly files: Files,
    private readonly sql: SqlReader,
  ) {}

  /** @throws FileNotFound */
  async execute({ userId, isTeam, attachmentId }: FindAttachment): Promise<StoredFile> {
    const file = await this.files.find('messaging', attachmentId);
    if (!file) throw new FileNotFound();
    if (file.ownerId === userId) return file;
    const [message] = await this.sql.read(visible, [userId, file.subject, isTeam]);
    if (!message) throw new FileNotFound();
    return file;
  }
}
