import { Files, GeneratedFiles, prepared, Sql, type StoredFile } from '@casewright/platform';
import { DELIVERABLE_LIMITS, typesOf } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import {
  DELIVERABLES,
  type GeneratedVersionFile,
  type NewVersionFile,
  type PreparedFile,
} from '../../domain/deliverable';
import { Deliverables, type PreparedVersion, type PublishedVersion } from '../../domain/deliverables.repository';

interface Id {
  readonly id: string;
}

const begin = prepared(
  'pursuits.begin-version',
  `insert into pursuits.deliverables (id, case_id) values (gen_random_uuid(), $1)
   on conflict (case_id) where number is null do nothing`,
);
const begun = prepared<Id>(
  'pursuits.find-begun-version',
  'select id from pursuits.deliverables where case_id = $1 and number is null for update',
);
const publish = prepared<{ readonly number: number }>(
  'pursuits.publish-version',
  `update pursuits.deliverables version set note = $2, by_id = $3, published_at = $4, files = $5::jsonb,
     number = 1 + (select coalesce(max(number), 0) from pursuits.deliverables where case_id = version.case_id)
   where id = $1 returning number`,
);
const anyVersion = prepared(
  'pursuits.find-any-version',
  'select from pursuits.deliverables where case_id = $1 and number is not null limit 1',
);
const approve = prepared(
  'pursuits.approve-newest-version',
  `update pursuits.deliverables set approved_by = $2, approved_at = $3
   where case_id = $1 and approved_at is null
     and number = (select max(number) from pursuits.deliverables where case_id = $1)`,
);
const deliver = prepared(
  'pursuits.deliver-approved-version',
  `update pursuits.deliverables set delivered_at = $2
   where case_id = $1
     and number = (select max(number) from pursuits.deliverables where case_id = $1 and approved_at is not null)`,
);
const own = prepared<Id>(
  'pursuits.find-own-versions',
  `select version.id from pursuits.deliverables version join pursuits.cases work on work.id = version.case_id
   where work.owner_id = $1`,
);

@Injectable()
export class StoredDeliverables extends Deliverables {
  constructor(
    private readonly files: Files,
    private readonly made: GeneratedFiles,
    private readonly sql: Sql,
  ) {
    super();
  }

  async prepare(caseId: string): Promise<PreparedVersion> {
    await this.sql.run(begin, [caseId]);
    const [found] = await this.sql.run(begun, [caseId]);
    if (!found) throw new Error(`Nothing is prepared for the case ${caseId}.`);
    return { id: found.id, files: (await this.files.lockOf(DELIVERABLES, found.id)).map(preparedFileOf) };
  }

  async addFile(versionId: string, byId: string, file: NewVersionFile): Promise<PreparedFile> {
    const allowed = typesOf(DELIVERABLE_LIMITS);
    const of = { context: DELIVERABLES, subject: versionId, ownerId: byId, allowed, isClaimed: true };
    return preparedFileOf(await this.files.add({ ...file, ...of }));
  }

  async addGeneratedFile(
    versionId: string,
    byId: string,
    { name, type, bytes }: GeneratedVersionFile,
  ): Promise<PreparedFile> {
    const id = crypto.randomUUID();
    await this.made.save({ id, context: DELIVERABLES, subject: versionId, ownerId: byId, name, type, ...bytes });
    return { id, name, ...bytes, received: bytes.size, state: 'ready', problem: null };
  }

  removeFile(versionId: string, fileId: string): Promise<void> {
    return this.files.remove(DELIVERABLES, versionId, fileId);
  }

  async publish(versionId: string, { files, note, byId, at }: PublishedVersion): Promise<number> {
    const [published] = await this.sql.run(publish, [versionId, note, byId, at, JSON.stringify(files)]);
    if (!published) throw new Error(`There is no version ${versionId} to publish.`);
    return published.number;
  }

  async hasVersion(caseId: string): Promise<boolean> {
    return (await this.sql.run(anyVersion, [caseId])).length > 0;
  }

  async approveNewest(caseId: string, byId: string, at: Date): Promise<void> {
    await this.sql.run(approve, [caseId, byId, at]);
  }

  async markDelivered(caseId: string, at: Date): Promise<void> {
    await this.sql.run(deliver, [caseId, at]);
  }

  async removeFilesOf(ownerId: string): Promise<void> {
    const versions = (await this.sql.run(own, [ownerId])).map(({ id }) => id);
    await this.files.removeOf(DELIVERABLES, versions);
  }
}

const preparedFileOf = ({ id, name, size, received, state, sha256, problem }: StoredFile): PreparedFile => ({
  ...{ id, name, size, received, state, sha256, problem },
});
