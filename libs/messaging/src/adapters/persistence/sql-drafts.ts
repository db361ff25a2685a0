import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { Draft, SavedDraft } from '../../domain/draft';
import { Drafts } from '../../domain/drafts.repository';

interface Row extends Omit<SavedDraft, 'inReplyTo'> {
  readonly inReplyTo: string | null;
}

const add = prepared<{ readonly version: number }>(
  'messaging.add-draft',
  `insert into messaging.drafts (id, owner_id, subject, content, recipient, in_reply_to, version, updated_at)
   values ($1, $2, $3, $4, $5, $6, 1, $7) on conflict (id) do nothing returning version`,
);

const lock = prepared<Row>(
  'messaging.lock-draft',
  `select id, owner_id as "ownerId", subject, content, recipient, in_reply_to as "inReplyTo", version
   from messaging.drafts where owner_id = $1 and id = $2 for update`,
);

const update = prepared(
  'messaging.update-draft',
  `update messaging.drafts set subject = $3, content = $4, recipient = $5, in_reply_to = $6, updated_at = $7, version = $8
   where id = $1 and owner_id = $2`,
);

const remove = prepared<{ readonly id: string }>(
  'messaging.delete-draft',
  'delete from messaging.drafts where owner_id = $1 and id = $2 returning id',
);

const count = prepared<{ readonly count: number }>(
  'messaging.count-drafts',
  'select count(*)::int as count from messaging.drafts where owner_id = $1',
);

@Injectable()
export class SqlDrafts extends Drafts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async add(draft: Draft, at: Date): Promise<SavedDraft | undefined> {
    const [added] = await this.sql.run(add, [...valuesOf(draft), at]);
    return added && { ...draft, ...added };
  }

  async findForUpdate(ownerId: string, id: string): Promise<SavedDraft | undefined> {
    const [found] = await this.sql.run(lock, [ownerId, id]);
    return found && { ...found, inReplyTo: found.inReplyTo ?? undefined };
  }

  async update(draft: SavedDraft, at: Date): Promise<void> {
    await this.sql.run(update, [...valuesOf(draft), at, draft.version]);
  }

  async delete(ownerId: string, id: string): Promise<boolean> {
    return (await this.sql.run(remove, [ownerId, id])).length > 0;
  }

  async count(ownerId: string): Promise<number> {
    const [counted] = await this.sql.run(count, [ownerId]);
    return counted?.count ?? 0;
  }
}

const valuesOf = ({ id, ownerId, subject, content, recipient, inReplyTo }: Draft): readonly unknown[] => [
  id,
  ownerId,
  subject,
  content,
  recipient,
  inReplyTo ?? null,
];
