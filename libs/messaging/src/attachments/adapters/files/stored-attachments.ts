import { Files, prepared, Sql, type StoredFile } from '@casewright/platform';
import { ABANDONED_AFTER_HOURS, ATTACHMENT_LIMITS, STORAGE_QUOTA_BYTES, typesOf } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import type { Attachment, NewAttachment } from '../../domain/attachment';
import { Attachments } from '../../domain/attachments.repository';

/** Owner name of these files in the file store. */
export const MESSAGING = 'messaging';

// An unsaved draft has no row, so an advisory lock on its id is used.
const lock = prepared(
  'messaging.lock-attachments',
  `select pg_advisory_xact_lock(hashtextextended('messaging.attachments:' || $1, 0))`,
);

const isMine = prepared<{ readonly isMine: boolean }>(
  'messaging.may-attach',
  `select not exists (select from messaging.messages where id = $2)
     and not exists (select from messaging.drafts where id = $2 and owner_id <> $1) as "isMine"`,
);

const existing = prepared<{ readonly id: string }>(
  'messaging.existing-drafts',
  'select id from messaging.drafts where id in (select jsonb_array_elements_text($1::jsonb)::uuid)',
);

@Injectable()
export class StoredAttachments extends Attachments {
  constructor(
    private readonly files: Files,
    private readonly sql: Sql,
  ) {
    super();
  }

  async lock(ownerId: string, draftId: string): Promise<readonly Attachment[] | undefined> {
    await this.sql.run(lock, [draftId]);
    const [asked] = await this.sql.run(isMine, [ownerId, draftId]);
    if (!asked?.isMine) return undefined;
    const files = await this.files.lockOf(MESSAGING, draftId);
    return files.some((file) => file.ownerId !== ownerId) ? undefined : files.map(attachmentOf);
  }

  async add(ownerId: string, draftId: string, wanted: NewAttachment): Promise<Attachment> {
    const allowed = typesOf(ATTACHMENT_LIMITS);
    const of = {
      context: MESSAGING,
      subject: draftId,
      ownerId,
      allowed,
      isClaimed: false,
      quotaBytes: STORAGE_QUOTA_BYTES,
    };
    return attachmentOf(await this.files.add({ ...wanted, ...of }));
  }

  remove(draftId: string, id: string): Promise<void> {
    return this.files.remove(MESSAGING, draftId, id);
  }

  removeAll(draftId: string): Promise<void> {
    return this.files.removeOf(MESSAGING, [draftId]);
  }

  claim(draftId: string): Promise<void> {
    return this.files.claim(MESSAGING, draftId);
  }

  async removeAbandoned(): Promise<void> {
    const subjects = await this.files.unclaimedSubjects(MESSAGING, ABANDONED_AFTER_HOURS);
    const saved = (await this.sql.run(existing, [JSON.stringify(subjects)])).map(({ id }) => id);
    await this.files.removeOf(
      MESSAGING,
      subjects.filter((subject) => !saved.includes(subject)),
    );
  }
}

export const attachmentOf = ({ id, ownerId, name, size, received, state, type, problem }: StoredFile): Attachment => ({
  ...{ id, ownerId, name, size, received, state, type, problem },
});
