import { Injectable } from '@nestjs/common';
import { Sql } from '../persistence/sql';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { fileName } from './file-name';
import { FileIdTaken, FileNotFound, StorageFull } from './files.errors';
import { FILE_COLUMNS, type StoredFile } from './stored-file';

export interface NewFile {
  /** Chosen by the browser, so that a retried request adds no second file. */
  readonly id: string;
  readonly context: string;
  readonly subject: string;
  readonly ownerId: string;
  readonly name: string;
  readonly size: number;
  readonly allowed: readonly string[];
  /** False while the file's subject is an unsaved draft. */
  readonly isClaimed: boolean;
  /** The most that the owner's files may take together. Unlimited if not given. */
  readonly quotaBytes?: number;
}

// Two files added at once count each other.
const lockQuota = prepared(
  'platform.lock-storage-quota',
  `select pg_advisory_xact_lock(hashtextextended('platform.files:' || $1, 0))`,
);

const used = prepared<{ readonly bytes: number }>(
  'platform.used-storage',
  `select coalesce(sum(size), 0)::float8 as bytes from platform.files
   where owner_id = $1 and id <> $2 and state <> 'refused'`,
);

const add = prepared<StoredFile>(
  'platform.add-file',
  `insert into platform.files as file (id, context, subject, owner_id, name, size, allowed, claimed_at)
   values ($1, $2, $3, $4, $5, $6, $7::jsonb, case when $8::boolean then now() end)
   on conflict (id) do update set touched_at = now()
   where file.context = $2 and file.subject = $3 and file.owner_id = $4 and file.name = $5 and file.size = $6
   returning ${FILE_COLUMNS}`,
);

const OF_SUBJECTS = `from platform.files file
  where file.context = $1 and file.subject in (select jsonb_array_elements_text($2::jsonb)::uuid)`;

const ofSubjects = prepared<StoredFile>(
  'platform.files-of-subjects',
  `select ${FILE_COLUMNS} ${OF_SUBJECTS} order by file.created_at, file.id`,
);

const lockOfSubject = prepared<StoredFile>(
  'platform.lock-files-of-subject',
  `select ${FILE_COLUMNS} ${OF_SUBJECTS} order by file.id for update`,
);

const find = prepared<StoredFile>(
  'platform.find-file',
  `select ${FILE_COLUMNS} from platform.files file where file.context = $1 and file.id = $2`,
);

const remove = prepared<{ readonly id: string }>(
  'platform.remove-file',
  'delete from platform.files where context = $1 and subject = $2 and id = $3 returning id',
);

const removeOfSubjects = prepared(
  'platform.remove-files-of-subjects',
  `delete from platform.files where context = $1 and subject in (select jsonb_array_elements_text($2::jsonb)::uuid)`,
);

const claim = prepared(
  'platform.claim-files',
  'update platform.files set claimed_at = now() where context = $1 and subject = $2',
);

const unclaimed = prepared<{ readonly subject: string }>(
  'platform.unclaimed-files',
  `select distinct subject from platform.files
   where context = $1 and claimed_at is null and touched_at < now() - $2 * interval '1 hour'`,
);

const removeUnclaimed = prepared(
  'platform.remove-unclaimed-files',
  'delete from platform.files where context = $1 and owner_id = $2 and claimed_at is null',
);

const ofOwner = prepared<StoredFile>(
  'platform.files-of-owner',
  `select ${FILE_COLUMNS} from platform.files file where file.context = $1 and file.owner_id = $2 order by file.created_at`,
);

/** The contexts' view of files. A file's context authorizes access by subject. Writes need a command's transaction. */
@Injectable()
export class Files {
  constructor(
    private readonly sql: Sql,
    private readonly reader: SqlReader,
  ) {}

  /** @throws FileIdTaken, StorageFull */
  async add({
    id,
    context,
    subject,
    ownerId,
    name,
    size,
    allowed,
    isClaimed,
    quotaBytes,
  }: NewFile): Promise<StoredFile> {
    if (quotaBytes !== undefined) {
      await this.sql.run(lockQuota, [ownerId]);
      const [{ bytes } = { bytes: 0 }] = await this.sql.run(used, [ownerId, id]);
      if (bytes + size > quotaBytes) throw new StorageFull(quotaBytes);
    }
    const values = [id, context, subject, ownerId, fileName(name), size, JSON.stringify(allowed), isClaimed];
    const [added] = await this.sql.run(add, values);
    if (!added) throw new FileIdTaken();
    return added;
  }

  lockOf(context: string, subject: string): Promise<readonly StoredFile[]> {
    return this.sql.run(lockOfSubject, [context, JSON.stringify([subject])]);
  }

  /** @throws FileNotFound */
  async remove(context: string, subject: string, id: string): Promise<void> {
    if ((await this.sql.run(remove, [context, subject, id])).length === 0) throw new FileNotFound();
  }

  async removeOf(context: string, subjects: readonly string[]): Promise<void> {
    if (subjects.length > 0) await this.sql.run(removeOfSubjects, [context, JSON.stringify(subjects)]);
  }

  /** Marks the subject as saved, so that its files are not swept. */
  async claim(context: string, subject: string): Promise<void> {
    await this.sql.run(claim, [context, subject]);
  }

  /** @returns subjects whose unclaimed files have not changed for this many hours */
  async unclaimedSubjects(context: string, hours: number): Promise<readonly string[]> {
    return (await this.sql.run(unclaimed, [context, hours])).map(({ subject }) => subject);
  }

  async removeUnclaimedOf(context: string, ownerId: string): Promise<void> {
    await this.sql.run(removeUnclaimed, [context, ownerId]);
  }

  async of(context: string, subjects: readonly string[]): Promise<readonly StoredFile[]> {
    return subjects.length > 0 ? this.reader.read(ofSubjects, [context, JSON.stringify(subjects)]) : [];
  }

  async find(context: string, id: string): Promise<StoredFile | undefined> {
    const [found] = await this.reader.read(find, [context, id]);
    return found;
  }

  ofOwner(context: string, ownerId: string): Promise<readonly StoredFile[]> {
    return this.reader.read(ofOwner, [context, ownerId]);
  }
}
